import { storageErrors } from './StorageError.ts';

/** An uploaded file with its metadata. */
export interface ReceivedUpload {
  bytes: Uint8Array;
  type: string;
  cacheControl: string;
  /** The metadata that the uploader sent. */
  userMetadata: Record<string, unknown> | null;
}

/**
 * Reads an upload in either format of storage-js: multipart with a file part (named `""`), or the file
 * itself as the body.
 *
 * @param limit maximum size of the file in bytes
 * @throws StorageError when the file is missing or too large
 */
export async function readUpload(request: Request, limit: number): Promise<ReceivedUpload> {
  // Multipart adds headers around the file. A body that is far too large is not read to its end.
  const body = await readUpTo(request, limit + 65_536);
  const contentType = request.headers.get('content-type') ?? 'application/octet-stream';
  if (!contentType.startsWith('multipart/form-data')) {
    const type = contentType.split(';')[0]?.trim() ?? '';
    const cacheControl = request.headers.get('cache-control') ?? 'no-cache';
    const header = request.headers.get('x-metadata');
    const userMetadata = parseObject(header && Buffer.from(header, 'base64').toString());
    return { bytes: body, type, cacheControl, userMetadata };
  }
  const form = await new Response(body, { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => {
      throw storageErrors.noContent();
    });
  const file = [...form.values()].find((value) => typeof value !== 'string');
  if (file === undefined) throw storageErrors.noContent();
  const seconds = form.get('cacheControl');
  return {
    bytes: new Uint8Array(await file.arrayBuffer()),
    type: file.type === '' ? 'application/octet-stream' : file.type,
    cacheControl: typeof seconds === 'string' ? `max-age=${seconds}` : 'no-cache',
    userMetadata: parseObject(form.get('metadata')),
  };
}

function parseObject(text: unknown): Record<string, unknown> | null {
  if (typeof text !== 'string') return null;
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object' && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

async function readUpTo(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw storageErrors.tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

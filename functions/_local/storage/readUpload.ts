import { storageErrors } from './StorageError.ts';

/** A file as it was uploaded. */
export interface Upload {
  bytes: Uint8Array;
  type: string;
  cacheControl: string;
  /** What the uploader said about it. */
  userMetadata: Record<string, unknown> | null;
}

/**
 * Reads an upload in either form that storage-js sends: multipart with a file part (named `""`), or
 * the file itself as the body.
 *
 * @param limit most bytes the file may have
 * @throws StorageRefusal when there is no file or it is too large
 */
export async function readUpload(request: Request, limit: number): Promise<Upload> {
  // Multipart adds a little around the file; what is far too long is not read to its end.
  const body = await readUpTo(request, limit + 65_536);
  const declared = request.headers.get('content-type') ?? 'application/octet-stream';
  if (!declared.startsWith('multipart/form-data')) {
    const type = declared.split(';')[0]?.trim() ?? '';
    const cacheControl = request.headers.get('cache-control') ?? 'no-cache';
    const said = request.headers.get('x-metadata');
    const userMetadata = parseObject(said && Buffer.from(said, 'base64').toString());
    return { bytes: body, type, cacheControl, userMetadata };
  }
  const form = await new Response(body, { headers: { 'content-type': declared } })
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
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body ?? []) {
    size += part.byteLength;
    if (size > limit) throw storageErrors.tooLarge();
    parts.push(part);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}

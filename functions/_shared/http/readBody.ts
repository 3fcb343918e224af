import { HttpError } from './HttpError.ts';

/** The parsed body of a request: a JSON object, or the fields of an HTML form. */
export interface RequestBody {
  values: Record<string, unknown>;
  /** The uploaded files by field name. */
  files: Record<string, File[]>;
  /** Whether it is an HTML form, whose values are all texts. */
  hasTexts: boolean;
  /** Whether a browser without JavaScript sent it; such a request is answered with a page. */
  isHtmlForm: boolean;
}

/** The largest body in bytes, without and with files. */
export interface BodyLimits {
  text: number;
  multipart: number;
}

/**
 * Reads the body of a request: JSON, a URL-encoded form, or a multipart form with files.
 *
 * @throws HttpError 415 for other media types, 413 for a longer body, 400 for anything unreadable
 */
export async function readBody(
  request: Request,
  limits: BodyLimits = { text: 100_000, multipart: 26_500_000 },
): Promise<RequestBody> {
  const type = getMediaType(request);
  const isHtmlForm = isHtmlFormPost(request);
  if (type === 'multipart/form-data') {
    const bytes = await readBytes(request, limits.multipart);
    return { isHtmlForm, hasTexts: true, ...(await parseMultipart(bytes, request)) };
  }
  if (type !== 'application/json' && type !== 'application/x-www-form-urlencoded') {
    throw new HttpError(415, 'unsupported_media_type', ({ notJson }) => notJson);
  }
  const text = decode(await readBytes(request, limits.text));
  const values = isHtmlForm ? groupByName(new URLSearchParams(text)) : parseObject(text);
  return { isHtmlForm, hasTexts: isHtmlForm, values, files: {} };
}

/** Whether a browser without JavaScript sent the request. */
export function isHtmlFormPost(request: Request): boolean {
  const type = getMediaType(request);
  const acceptsPage = /\btext\/html\b/.test(request.headers.get('accept') ?? '');
  return (
    type === 'application/x-www-form-urlencoded' || (type === 'multipart/form-data' && acceptsPage)
  );
}

async function parseMultipart(
  bytes: Uint8Array<ArrayBuffer>,
  request: Request,
): Promise<Pick<RequestBody, 'values' | 'files'>> {
  const type = request.headers.get('content-type') ?? '';
  const form = await new Response(bytes, { headers: { 'content-type': type } })
    .formData()
    .catch(() => {
      throw new HttpError(400, 'invalid_form', ({ notReadable }) => notReadable);
    });
  const texts: [string, string][] = [];
  const files: Record<string, File[]> = Object.create(null);
  for (const [name, value] of form) {
    if (typeof value === 'string') texts.push([name, value]);
    // Browsers send an empty file without a name for a field without a file.
    else if (value.name !== '' || value.size > 0) files[name] = [...(files[name] ?? []), value];
  }
  return { values: groupByName(texts), files };
}

/** Returns the entries of a form by name. A name that occurs several times has a list of values. */
function groupByName(entries: Iterable<[string, string]>): Record<string, unknown> {
  const values: Record<string, string | string[]> = Object.create(null);
  for (const [name, value] of entries) {
    const before = values[name];
    values[name] = before === undefined ? value : [before, value].flat();
  }
  return { ...values };
}

function getMediaType(request: Request): string {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  return type.trim().toLowerCase();
}

async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => new HttpError(413, 'too_large', ({ tooLarge }) => tooLarge);
  if (Number(request.headers.get('content-length') ?? 0) > limit) {
    await request.body?.cancel();
    throw tooLarge();
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (;;) {
    const read = await reader?.read().catch(() => {
      throw new HttpError(400, 'interrupted', ({ notReadable }) => notReadable);
    });
    if (read === undefined || read.done) break;
    size += read.value.byteLength;
    if (size > limit) {
      await reader?.cancel();
      throw tooLarge();
    }
    chunks.push(read.value);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new HttpError(400, 'invalid_encoding', ({ notReadable }) => notReadable);
  }
}

function parseObject(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new HttpError(400, 'invalid_json', ({ notReadable }) => notReadable);
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    throw new HttpError(400, 'invalid_body', ({ notReadable }) => notReadable);
  }
  return value as Record<string, unknown>;
}

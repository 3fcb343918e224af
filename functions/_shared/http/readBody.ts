import { visitorTexts } from '../visitorTexts.ts';
import { HttpError } from './HttpError.ts';

/** The parsed body of a request: a JSON object, or the fields of a plain HTML form. */
export interface RequestBody {
  values: Record<string, unknown>;
  /** Whether a plain HTML form sent it; such a request is answered with a page. */
  isHtmlForm: boolean;
}

/**
 * Reads the body of a request, up to `limit` bytes.
 *
 * @throws HttpError 415 for other media types, 413 for a longer body, 400 for anything but a JSON object
 */
export async function readBody(request: Request, limit = 100_000): Promise<RequestBody> {
  const isHtmlForm = isHtmlFormPost(request);
  if (!isHtmlForm && getMediaType(request) !== 'application/json') {
    throw new HttpError(415, 'unsupported_media_type', visitorTexts.notJson);
  }
  const text = decode(await readBytes(request, limit));
  if (isHtmlForm) return { isHtmlForm, values: readEntries(new URLSearchParams(text)) };
  return { isHtmlForm, values: parseObject(text) };
}

/** Whether a plain HTML form sent the request. */
export function isHtmlFormPost(request: Request): boolean {
  return getMediaType(request) === 'application/x-www-form-urlencoded';
}

function getMediaType(request: Request): string {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  return type.trim().toLowerCase();
}

async function readBytes(request: Request, limit: number): Promise<Uint8Array> {
  const tooLarge = () => new HttpError(413, 'too_large', visitorTexts.tooLarge);
  if (Number(request.headers.get('content-length') ?? 0) > limit) {
    await request.body?.cancel();
    throw tooLarge();
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (;;) {
    const read = await reader?.read().catch(() => {
      throw new HttpError(400, 'interrupted', visitorTexts.notReadable);
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
    throw new HttpError(400, 'invalid_encoding', visitorTexts.notReadable);
  }
}

/** Returns the entries of a form by name. A name that occurs several times has a list of values. */
function readEntries(entries: URLSearchParams): Record<string, unknown> {
  const names = new Set(entries.keys());
  return Object.fromEntries(
    [...names].map((name) => {
      const values = entries.getAll(name);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
}

function parseObject(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new HttpError(400, 'invalid_json', visitorTexts.notReadable);
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    throw new HttpError(400, 'invalid_body', visitorTexts.notReadable);
  }
  return value as Record<string, unknown>;
}

import { visitorTexts } from '../visitorTexts.ts';
import { HttpError } from './HttpError.ts';

/** A body as it was sent: a JSON object, or the fields of a plain HTML form. */
export interface RequestBody {
  values: Record<string, unknown>;
  /** Whether it came from a plain HTML form, which is answered with a page. */
  isHtmlForm: boolean;
}

/**
 * Reads the body of a request, up to `limit` bytes.
 *
 * @throws Problem 415 for other media types, 413 for more bytes, 400 for what is no JSON object.
 */
export async function readBody(request: Request, limit = 100_000): Promise<RequestBody> {
  const fromPage = isHtmlFormPost(request);
  if (!fromPage && mediaType(request) !== 'application/json') {
    throw new HttpError(415, 'unsupported_media_type', visitorTexts.notJson);
  }
  const text = decode(await readBytes(request, limit));
  if (fromPage)
    return { isHtmlForm: fromPage, values: Object.fromEntries(new URLSearchParams(text)) };
  return { isHtmlForm: fromPage, values: parseObject(text) };
}

/** Whether the request is the post of a plain HTML form. */
export function isHtmlFormPost(request: Request): boolean {
  return mediaType(request) === 'application/x-www-form-urlencoded';
}

function mediaType(request: Request): string {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  return type.trim().toLowerCase();
}

async function readBytes(request: Request, limit: number): Promise<Uint8Array> {
  const tooLarge = () => new HttpError(413, 'too_large', visitorTexts.tooLarge);
  if (Number(request.headers.get('content-length') ?? 0) > limit) {
    await request.body?.cancel();
    throw tooLarge();
  }
  const parts: Uint8Array[] = [];
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
    parts.push(read.value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new HttpError(400, 'invalid_encoding', visitorTexts.notReadable);
  }
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

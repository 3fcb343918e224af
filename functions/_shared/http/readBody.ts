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

/** The largest body in bytes, without and with files, and the largest number of values in it. */
interface BodyLimits {
  text: number;
  multipart: number;
  values: number;
}

/**
 * Reads the body of a request: JSON, a URL-encoded form, or a multipart form with files.
 *
 * @throws HttpError 415 for other media types, 413 for a longer body or more values, 400 for anything
 *   unreadable
 */
export async function readBody(
  request: Request,
  limits: BodyLimits = { text: 100_000, multipart: 26_500_000, values: 500 },
): Promise<RequestBody> {
  const type = getMediaType(request);
  const isHtmlForm = isHtmlFormPost(request);
  if (type === 'multipart/form-data') {
    const bytes = await readBytes(request, limits.multipart);
    return { isHtmlForm, hasTexts: true, ...(await parseMultipart(bytes, request, limits)) };
  }
  if (type !== 'application/json' && type !== 'application/x-www-form-urlencoded') {
    throw new HttpError(415, 'unsupported_media_type', ({ notJson }) => notJson);
  }
  const text = decode(await readBytes(request, limits.text));
  const values = isHtmlForm ? parseUrlEncoded(text, limits) : parseObject(text, limits);
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
  limits: BodyLimits,
): Promise<Pick<RequestBody, 'values' | 'files'>> {
  const notReadable = () => new HttpError(400, 'invalid_form', ({ notReadable }) => notReadable);
  const boundary = getBoundary(request);
  if (boundary === undefined) throw notReadable();
  const { skeleton, contents } = takeContents(bytes, boundary, limits);
  // With this header, the parser splits the body at the boundary that was counted.
  const headers = { 'content-type': `multipart/form-data; boundary="${boundary}"` };
  const form = await new Response(skeleton, { headers }).formData().catch(() => {
    throw notReadable();
  });
  const texts: [string, string][] = [];
  const files: [string, File][] = [];
  for (const [name, value] of form) {
    if (typeof value === 'string') {
      texts.push([name, value]);
      continue;
    }
    const content = contents.shift();
    if (content === undefined || value.size > 0) throw notReadable();
    // Browsers send an empty file without a name for a field without a file.
    if (value.name === '' && content.size === 0) continue;
    files.push([name, new File([content], value.name, { type: value.type })]);
  }
  if (contents.length > 0) throw notReadable();
  return { values: takeSingleValues(groupByName(texts)), files: groupByName(files) };
}

/**
 * Takes the contents of files out of a multipart body: parsers search them anew at each near boundary.
 * The texts together may be as long as in a form without files, and so may all headers.
 */
function takeContents(
  bytes: Uint8Array<ArrayBuffer>,
  boundary: string,
  limits: BodyLimits,
): { skeleton: Blob; contents: Blob[] } {
  const body = new TextDecoder('latin1').decode(bytes);
  requireFew(body, `--${boundary}`, limits);
  const kept: Blob[] = [];
  const contents: Blob[] = [];
  const whole = new Blob([bytes]);
  let [texts, headers] = [0, 0];
  // The first boundary has no line break before it.
  let start = body.startsWith(`--${boundary}`) ? 0 : body.indexOf(`\r\n--${boundary}`);
  if (start < 0) start = body.length;
  let keptFrom = 0;
  while (start < body.length) {
    const next = body.indexOf(`\r\n--${boundary}`, start + 1);
    const end = next < 0 ? body.length : next;
    const gap = body.indexOf('\r\n\r\n', start);
    const from = gap < 0 || gap + 4 > end ? end : gap + 4;
    headers += from - start;
    if (headers > limits.text) throw createTooManyError();
    if (/;\s*filename\*?=/i.test(body.slice(start, from))) {
      kept.push(whole.slice(keptFrom, from));
      contents.push(whole.slice(from, end));
      keptFrom = end;
    } else texts += end - from;
    if (texts > limits.text) throw new HttpError(413, 'too_large', ({ tooLarge }) => tooLarge);
    start = end;
  }
  kept.push(whole.slice(keptFrom));
  return { skeleton: new Blob(kept), contents };
}

function getBoundary(request: Request): string | undefined {
  const [, quoted, plain] =
    /;\s*boundary=(?:"([\w'()+,./:=? -]{1,70})"|([\w'()+,./:=?-]{1,70}))/i.exec(
      request.headers.get('content-type') ?? '',
    ) ?? [];
  return quoted ?? plain;
}

function parseUrlEncoded(text: string, limits: BodyLimits): Record<string, unknown> {
  requireFew(text, '&', limits);
  return takeSingleValues(groupByName(new URLSearchParams(text)));
}

/** Refuses a body with more delimiters than it may have values. */
function requireFew(text: string, delimiter: string, { values }: BodyLimits): void {
  let at = -1;
  for (let count = 0; count <= values; count += 1) {
    at = text.indexOf(delimiter, at + 1);
    if (at < 0) return;
  }
  throw createTooManyError();
}

function createTooManyError(): HttpError {
  return new HttpError(413, 'too_many_values', ({ tooLarge }) => tooLarge);
}

function groupByName<Value>(entries: Iterable<[string, Value]>): Record<string, Value[]> {
  const groups: Record<string, Value[]> = Object.create(null);
  for (const [name, value] of entries) {
    groups[name] ??= [];
    groups[name].push(value);
  }
  return groups;
}

/** Only a name that occurs several times has a list of values. */
function takeSingleValues(groups: Record<string, string[]>): Record<string, unknown> {
  const entries = Object.entries(groups);
  return Object.fromEntries(entries.map(([name, all]) => [name, all.length > 1 ? all : all[0]]));
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
  const chunks: Uint8Array<ArrayBuffer>[] = [];
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
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new HttpError(400, 'invalid_encoding', ({ notReadable }) => notReadable);
  }
}

function parseObject(text: string, limits: BodyLimits): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new HttpError(400, 'invalid_json', ({ notReadable }) => notReadable);
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    throw new HttpError(400, 'invalid_body', ({ notReadable }) => notReadable);
  }
  requireFewValues(value, limits);
  return value as Record<string, unknown>;
}

/** Refuses JSON with too many values, or with levels that no request needs. */
function requireFewValues(value: object, limits: BodyLimits): void {
  let count = 0;
  const visit = (part: unknown, depth: number) => {
    count += 1;
    if (count > limits.values + 1) throw createTooManyError();
    if (typeof part !== 'object' || part === null) return;
    if (depth === mostLevels)
      throw new HttpError(400, 'too_deep', ({ notReadable }) => notReadable);
    for (const child of Object.values(part)) visit(child, depth + 1);
  };
  visit(value, 0);
}

const mostLevels = 10;

import { createObjectName } from '../../../base/forms/createObjectName.ts';
import type { FormDefinition } from '../../../base/forms/FormDefinition.ts';
import { defaultMaxBytes, getSubmittedName } from '../../../base/forms/FormRules.ts';
import { getFileType } from '../../../base/forms/getFileType.ts';
import { formatBytes } from '../../../base/messages/formatMessage.ts';
import type { EndpointCall } from '../http/createEndpoint.ts';
import type { Limit } from '../ports/Intake.ts';
import type { Environment, Ports } from '../ports/Ports.ts';
import { readLimitSetting } from '../ports/readSettings.ts';
import { getFields } from '../site/getFields.ts';
import { createFieldError } from './createFieldError.ts';
import { hashClientAddress } from './hashClientAddress.ts';
import { getExtension, inspectFile } from './inspectFile.ts';
import { createRateLimitError } from './storeSubmission.ts';

/** A file that a function received. */
interface ReceivedFile {
  /** The name of its object in the bucket `uploads`; in another bucket, it gets one of its own. */
  name: string;
  /** Its name on the computer of the visitor. */
  fileName: string;
  /** The bucket of its field. */
  bucket: string | undefined;
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
}

/**
 * Checks the files of a multipart form and names their objects. The name depends on the idempotency key
 * and the content, so that a retry stores nothing twice and other submissions cannot guess it.
 *
 * @param owner the idempotency key of the submission
 * @returns the files, and the values to validate: the names of the objects by field
 * @throws HttpError 422 for a file that is too large, of another type than the field accepts, or whose
 *   content is not of its type
 */
export async function nameFiles(
  form: FormDefinition,
  sent: Record<string, File[]>,
  owner: string,
): Promise<{ files: ReceivedFile[]; values: Record<string, unknown> }> {
  const files: ReceivedFile[] = [];
  const fields = getFields(form).filter(({ kind }) => kind === 'file');
  const known = new Set(fields.map(({ name }) => name));
  // A file for any other name is an error of that name, not dropped.
  const others = Object.keys(sent).filter((name) => !known.has(name));
  const values: Record<string, unknown> = Object.fromEntries(others.map((name) => [name, {}]));
  for (const field of fields) {
    const names: string[] = [];
    for (const file of sent[field.name] ?? []) {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const limit = field.maxBytes ?? defaultMaxBytes;
      const accepted = (field.accept ?? []).map((extension) => extension.toLowerCase());
      const extension = getExtension(file.name);
      if (bytes.byteLength > limit)
        throw createFieldError(field.name, ({ fileLarge }, locale) =>
          fileLarge({ size: formatBytes(limit, locale) }),
        );
      if (accepted.length > 0 && !accepted.includes(`.${extension}`))
        throw createFieldError(field.name, ({ fileKind }) =>
          fileKind({ types: accepted.join(', ') }),
        );
      const message = inspectFile(file.name, bytes);
      if (message !== undefined) throw createFieldError(field.name, message);
      const name = await createHashedName(owner, file.name, bytes);
      files.push({
        name,
        fileName: file.name,
        bytes,
        bucket: field.bucket,
        type: getFileType(file.name) ?? (file.type.split(';')[0] || 'application/octet-stream'),
      });
      names.push(name);
    }
    if (names.length === 0) continue;
    const isSingle = field.maxFiles === undefined && names.length === 1;
    values[getSubmittedName(field)] = isSingle ? names[0] : names;
  }
  return { files, values };
}

/**
 * Refuses names of files that this request did not contain.
 *
 * @throws HttpError 422
 */
export function requireReceivedFiles(
  form: FormDefinition,
  values: Record<string, unknown>,
  files: ReceivedFile[],
  message: string,
): void {
  const received = new Set<unknown>(files.map(({ name }) => name));
  const fields = getFields(form).filter(({ kind }) => kind === 'file');
  for (const field of fields) {
    const names = [values[getSubmittedName(field)] ?? []].flat().filter((name) => name !== '');
    if (!names.every((name) => received.has(name))) throw createFieldError(field.name, message);
  }
}

/**
 * Gives the files of fields with a bucket the names that the browser would have uploaded them with, and
 * takes them out of the values: a retry stores them under another name, so the name is not compared.
 */
export function placeFiles(
  files: readonly ReceivedFile[],
  data: Record<string, unknown>,
  now: Date,
): { files: ReceivedFile[]; data: Record<string, unknown> } {
  const { firstName = '', lastName = '' } = data;
  const person = { firstName: String(firstName), lastName: String(lastName) };
  const placed = files.filter(({ bucket }) => bucket !== undefined);
  const taken = new Set<unknown>(placed.map(({ name }) => name));
  const isTaken = (value: unknown) => [value].flat().some((name) => taken.has(name));
  return {
    files: files.map((file) => {
      if (file.bucket === undefined) return file;
      const number = placed.indexOf(file) + 1;
      const name = createObjectName(now.getTime(), person, file.fileName, number);
      return { ...file, name: `${file.bucket}/${name}` };
    }),
    data: Object.fromEntries(Object.entries(data).filter(([, value]) => !isTaken(value))),
  };
}

/**
 * Stores the files of a valid submission, before the submission itself. If that fails, they belong to
 * no submission, and `sweep` deletes them.
 *
 * @throws HttpError 429 above a rate limit: of submissions with files and of megabytes for each sender,
 *   and of megabytes for all senders
 */
export async function storeFiles(
  ports: Ports,
  call: EndpointCall,
  files: ReceivedFile[],
): Promise<void> {
  const address = await hashClientAddress(call.request, ports.env, ports.now());
  for (const [bucket, limit] of listUploadLimits(ports.env, address, files)) {
    const wait = await ports.intake.throttle(bucket, limit);
    if (wait > 0) throw createRateLimitError(wait);
  }
  for (const { name, bytes, type } of files) await ports.files.write(name, bytes, type);
}

/**
 * Returns the rate limits for files by bucket. A limit of megabytes admits as many submissions of the
 * same size as fit into it, so each takes its share. Less than a megabyte counts as one, which limits
 * the number of files too. A sender has a tenth of what all senders together have.
 */
function listUploadLimits(
  env: Environment,
  address: string | null,
  files: ReceivedFile[],
): [bucket: string, limit: Limit][] {
  const bytes = files.reduce((sum, file) => sum + file.bytes.byteLength, 0);
  const megabytes = Math.max(1, Math.ceil(bytes / 1_000_000));
  const all = readLimitSetting(env, 'RATE_LIMIT_MEGABYTES', { count: 2000, seconds: 3600 });
  const share = (part: number): Limit => ({
    count: Math.max(1, Math.floor((all.count * part) / megabytes)),
    seconds: all.seconds,
  });
  const limit = readLimitSetting(env, 'RATE_LIMIT_UPLOAD', { count: 20, seconds: 600 });
  const own: [string, Limit][] =
    address === null
      ? []
      : [
          [`upload:${address}`, limit],
          [`megabytes:${address}`, share(0.1)],
        ];
  return [...own, ['megabytes', share(1)]];
}

/** Returns a name in the format that fields accept: `number-text.extension`. */
async function createHashedName(
  owner: string,
  fileName: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<string> {
  const content = await crypto.subtle.digest('SHA-256', bytes);
  const text = new TextEncoder().encode(`${owner} ${toHex(content)} ${fileName}`);
  const hash = toHex(await crypto.subtle.digest('SHA-256', text)).slice(0, 32);
  const label = fileName
    .normalize('NFD')
    .replace(/\.[^.]*$/, '')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
  return `1-${hash}-${label || 'file'}.${getExtension(fileName)}`;
}

function toHex(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

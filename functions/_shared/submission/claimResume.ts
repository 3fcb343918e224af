import { type FormField, getFields } from '../../../base/forms/FormDefinition.ts';
import { defaultMaxBytes, getSubmittedName } from '../../../base/forms/FormRules.ts';
import { formatBytes } from '../../../base/messages/formatMessage.ts';
import { type ErrorMessage, HttpError } from '../http/HttpError.ts';
import type { Ports } from '../ports/Ports.ts';
import { inspectFile } from './inspectFile.ts';
import type { Submission } from './readSubmission.ts';

/**
 * Checks the file that the browser uploaded to the bucket `resumes` before it sent the submission.
 *
 * @returns the name of the file, if any, and the values without it: a retry may have uploaded the file
 *   again under another name, so the name is not compared
 * @throws HttpError 422 when the file is missing, belongs to another submission or is refused
 */
export async function claimResume(
  ports: Ports,
  { form, data }: Submission,
  request: Request,
): Promise<{ resume: string | null; data: Record<string, unknown> }> {
  const field = getFields(form).find(({ kind }) => kind === 'file');
  if (field === undefined) return { resume: null, data };
  const { [getSubmittedName(field)]: resume, ...others } = data;
  if (typeof resume !== 'string') return { resume: null, data };
  await requireClaim(ports, field, resume, request);
  await requireAcceptableFile(ports, field, resume);
  return { resume, data: others };
}

/**
 * Checks that a file belongs to this submission. File names can be guessed, so the browser stores a
 * hash of its idempotency key with the upload, and only the submission with that key may use the file.
 * An upload without a hash belongs to the first submission that names it.
 */
async function requireClaim(
  ports: Ports,
  field: FormField,
  resume: string,
  request: Request,
): Promise<void> {
  const claim = await ports.resumeFiles.readClaim(resume);
  if (claim === undefined) return;
  const key = request.headers.get('idempotency-key');
  if (key !== null && claim === (await createClaim(key))) return;
  throw createFieldError(field, ({ resumeTaken }) => resumeTaken);
}

/** Returns the claim for an idempotency key: its SHA-256 hash in hexadecimal digits. */
async function createClaim(key: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function requireAcceptableFile(ports: Ports, field: FormField, name: string): Promise<void> {
  const limit = field.maxBytes ?? defaultMaxBytes;
  const bytes = await ports.resumeFiles.read(name, limit);
  if (bytes === 'missing') throw createFieldError(field, ({ resumeMissing }) => resumeMissing);
  const message: ErrorMessage | undefined =
    bytes === 'too_large'
      ? ({ resumeLarge }, locale) => resumeLarge({ size: formatBytes(limit, locale) })
      : inspectFile(name, bytes);
  if (message === undefined) return;
  // Deleting the refused file frees its name for another attempt.
  ports.waitUntil(ports.resumeFiles.remove([name]).catch(() => undefined));
  throw createFieldError(field, message);
}

/** Creates the error for an unacceptable file. */
export function createFieldError(field: FormField, message: ErrorMessage): HttpError {
  return new HttpError(422, 'invalid', ({ invalid }) => invalid, {
    fields: { [field.name]: message },
  });
}

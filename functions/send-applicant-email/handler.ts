import {
  createFieldError,
  createSubmissionHandler,
  type FileClaim,
  type HandlerFactory,
  inspectFile,
  type Ports,
  type Submission,
} from '@blockwright/forms';

/** The site's own function: applications, whose resume the browser uploaded before. */
const create: HandlerFactory = (ports) =>
  createSubmissionHandler('send-applicant-email', ports, (submission, request) =>
    claimResume(ports, submission, request),
  );
export default create;

/**
 * Checks the file that the browser uploaded to the bucket `resumes` before it sent the application.
 *
 * @returns the file, if any, and the values without its name: a retry may have uploaded the file again
 *   under another name, so the name is not compared
 * @throws HttpError 422 when the file is missing, belongs to another submission or is refused
 */
async function claimResume(
  ports: Ports,
  { data }: Pick<Submission, 'data'>,
  request: Request,
): Promise<FileClaim> {
  const { resumeUrl, ...others } = data;
  if (typeof resumeUrl !== 'string') return { data, files: [] };
  const file = `resumes/${resumeUrl}`;
  await requireClaim(ports, file, request);
  await requireAcceptableFile(ports, file);
  return { data: others, files: [file], takenError: createFieldError('resume', taken) };
}

const taken = 'This resume belongs to another application. Please upload it again.';
const missing = 'The resume was not received. Please upload it again.';
const tooLarge = 'The resume is larger than 10 MB.';
const mostBytes = 10 * 1024 * 1024;

/**
 * Checks that a file belongs to this application. File names can be guessed, so the browser stores a
 * hash of its idempotency key with the upload, and only the submission with that key may use the file.
 * An upload without a hash belongs to the first submission that names it.
 */
async function requireClaim({ files }: Ports, file: string, request: Request): Promise<void> {
  const claim = await files.readClaim(file);
  if (claim === undefined) return;
  const key = request.headers.get('idempotency-key');
  if (key !== null && claim === (await createClaim(key))) return;
  throw createFieldError('resume', taken);
}

/** Returns the claim for an idempotency key: its SHA-256 hash in hexadecimal digits. */
async function createClaim(key: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function requireAcceptableFile({ files, waitUntil }: Ports, file: string): Promise<void> {
  const bytes = await files.read(file, mostBytes);
  if (bytes === 'missing') throw createFieldError('resume', missing);
  const message = bytes === 'too_large' ? tooLarge : inspectFile(file, bytes);
  if (message === undefined) return;
  // Deleting the refused file frees its name for another attempt.
  waitUntil(files.remove([file]).catch(() => undefined));
  throw createFieldError('resume', message);
}

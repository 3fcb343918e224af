import { type FormField, getFields } from '../forms/FormDefinition.ts';
import { getSubmittedName } from '../forms/FormRules.ts';
import { createEndpoint } from '../http/createEndpoint.ts';
import { HttpError } from '../http/HttpError.ts';
import type { Handler, Ports } from '../ports/Ports.ts';
import { inspectResume } from '../submission/inspectResume.ts';
import { chooseForm, readSubmission } from '../submission/readSubmission.ts';
import { storeSubmission } from '../submission/storeSubmission.ts';
import { visitorTexts } from '../visitorTexts.ts';

/**
 * Creates the handler of `send-applicant-email`, which checks an application and its uploaded résumé,
 * stores the application and sends a message with an expiring link to the résumé.
 */
export function createApplicantHandler(ports: Ports): Handler {
  const name = 'send-applicant-email';
  return createEndpoint(name, ports, async (call) => {
    const { values, isHtmlForm } = call.body;
    call.form = chooseForm(await ports.loadForms(), name, values);
    const submission = readSubmission(call.form, values, isHtmlForm);
    const file = getFields(call.form).find((field) => field.kind === 'file');
    if (file === undefined) return storeSubmission(ports, call, submission);
    // A retry may have uploaded the file again under another name, so the name is not compared.
    const { [getSubmittedName(file)]: resume, ...data } = submission.data;
    if (typeof resume !== 'string') return storeSubmission(ports, call, submission);
    await requireClaim(ports, file, resume, call.request);
    await requireResume(ports, file, resume);
    return storeSubmission(ports, call, { ...submission, data }, resume);
  });
}

/**
 * Checks that a résumé belongs to this submission. File names can be guessed, so the browser stores a
 * hash of its idempotency key with the upload, and only the submission with that key may use the file.
 * An upload without a hash belongs to the first submission that names it.
 *
 * @throws HttpError 422
 */
async function requireClaim(
  ports: Ports,
  field: FormField,
  resume: string,
  request: Request,
): Promise<void> {
  const claim = await ports.objects.readClaim(resume);
  if (claim === undefined) return;
  const key = request.headers.get('idempotency-key');
  if (key !== null && claim === (await createClaim(key))) return;
  throw createFieldError(field, visitorTexts.resumeTaken);
}

/** Returns the claim for an idempotency key: its SHA-256 hash in hexadecimal digits. */
async function createClaim(key: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function requireResume(ports: Ports, field: FormField, resume: string): Promise<void> {
  const bytes = await ports.objects.read(resume, field.maxBytes ?? 10_485_760);
  if (bytes === 'missing') throw createFieldError(field, visitorTexts.resumeMissing);
  const message = bytes === 'too_large' ? visitorTexts.resumeLarge : inspectResume(resume, bytes);
  if (message === undefined) return;
  // Deleting the refused file frees its name for another attempt.
  ports.waitUntil(ports.objects.remove([resume]).catch(() => undefined));
  throw createFieldError(field, message);
}

function createFieldError(field: FormField, message: string): HttpError {
  return new HttpError(422, 'invalid', visitorTexts.invalid, { fields: { [field.name]: message } });
}

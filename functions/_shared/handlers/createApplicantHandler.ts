import { type FormField, getFields, getSubmittedName } from '../forms/FormDefinition.ts';
import { createEndpoint } from '../http/createEndpoint.ts';
import { HttpError } from '../http/HttpError.ts';
import type { Handler, Ports } from '../ports/Ports.ts';
import { inspectResume } from '../submission/inspectResume.ts';
import { chooseForm, readSubmission } from '../submission/readSubmission.ts';
import { storeSubmission } from '../submission/storeSubmission.ts';
import { visitorTexts } from '../visitorTexts.ts';

/**
 * `send-applicant-email`: checks an application and the résumé that was uploaded for it, stores it
 * and lets its mail go out, with a link to the résumé that expires.
 */
export function createApplicantHandler(ports: Ports): Handler {
  const name = 'send-applicant-email';
  return createEndpoint(name, ports, async (call) => {
    const { values, isHtmlForm: fromPage } = call.body;
    call.form = chooseForm(await ports.loadForms(), name, values);
    const submission = readSubmission(call.form, values, fromPage);
    const file = getFields(call.form).find((field) => field.kind === 'file');
    if (file === undefined) return storeSubmission(ports, call, submission);
    // The file is no part of what makes a submission the same: a retry may have uploaded it anew.
    const { [getSubmittedName(file)]: resume, ...data } = submission.data;
    if (typeof resume !== 'string') return storeSubmission(ports, call, submission);
    await requireClaim(ports, file, resume, call.request);
    await requireResume(ports, file, resume);
    return storeSubmission(ports, call, { ...submission, data }, resume);
  });
}

/**
 * Names of résumés can be guessed. The browser leaves a hash of its idempotency key with the upload, so
 * that only the submission with that key may name it; uploads without one are for whoever names them
 * first.
 */
async function requireClaim(
  ports: Ports,
  field: FormField,
  resume: string,
  request: Request,
): Promise<void> {
  const claim = await ports.objects.claim(resume);
  if (claim === undefined) return;
  const key = request.headers.get('idempotency-key');
  if (key !== null && claim === (await claimOf(key))) return;
  throw refusal(field, visitorTexts.resumeTaken);
}

/** The claim that belongs to an idempotency key: its SHA-256 in hexadecimal digits. */
async function claimOf(key: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function requireResume(ports: Ports, field: FormField, resume: string): Promise<void> {
  const bytes = await ports.objects.read(resume, field.maxBytes ?? 10_485_760);
  if (bytes === 'missing') throw refusal(field, visitorTexts.resumeMissing);
  const wrong = bytes === 'too_large' ? visitorTexts.resumeLarge : inspectResume(resume, bytes);
  if (wrong === undefined) return;
  // Nobody may use the file, and removing it frees its name for another try.
  ports.waitUntil(ports.objects.remove([resume]).catch(() => undefined));
  throw refusal(field, wrong);
}

function refusal(field: FormField, message: string): HttpError {
  return new HttpError(422, 'invalid', visitorTexts.invalid, { fields: { [field.name]: message } });
}

import { type FormField, fieldsOf, sentName } from '../forms/FormDefinition.ts';
import { chooseForm, readSubmission } from '../forms/readSubmission.ts';
import { endpoint } from '../http/endpoint.ts';
import { HttpProblem } from '../http/HttpProblem.ts';
import { storeSubmission } from '../intake/storeSubmission.ts';
import type { Handler, Ports } from '../ports.ts';
import { inspectResume } from '../resume/inspectResume.ts';
import { words } from '../words.ts';

/**
 * `send-applicant-email`: checks an application and the résumé that was uploaded for it, stores it
 * and lets its mail go out, with a link to the résumé that expires.
 */
export function applicant(ports: Ports): Handler {
  const name = 'send-applicant-email';
  return endpoint(name, ports, async (call) => {
    const { values, fromPage } = call.body;
    call.form = chooseForm(await ports.forms(), name, values);
    const submission = readSubmission(call.form, values, fromPage);
    const file = fieldsOf(call.form).find((field) => field.kind === 'file');
    if (file === undefined) return storeSubmission(ports, call, submission);
    // The file is no part of what makes a submission the same: a retry may have uploaded it anew.
    const { [sentName(file)]: resume, ...data } = submission.data;
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
  throw refusal(field, words.resumeTaken);
}

/** The claim that belongs to an idempotency key: its SHA-256 in hexadecimal digits. */
async function claimOf(key: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function requireResume(ports: Ports, field: FormField, resume: string): Promise<void> {
  const bytes = await ports.objects.read(resume, field.maxBytes ?? 10_485_760);
  if (bytes === 'missing') throw refusal(field, words.resumeMissing);
  const wrong = bytes === 'too_large' ? words.resumeLarge : inspectResume(resume, bytes);
  if (wrong === undefined) return;
  // Nobody may use the file, and removing it frees its name for another try.
  ports.waitUntil(ports.objects.remove([resume]).catch(() => undefined));
  throw refusal(field, wrong);
}

function refusal(field: FormField, message: string): HttpProblem {
  return new HttpProblem(422, 'invalid', words.invalid, { fields: { [field.name]: message } });
}

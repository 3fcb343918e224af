import { createJsonResponse, type EndpointCall, getFormPageUrl } from '../http/createEndpoint.ts';
import { createPageResponse } from '../http/createPageResponse.ts';
import { HttpError } from '../http/HttpError.ts';
import { readLimitSetting } from '../ports/Environment.ts';
import type { Ports } from '../ports/Ports.ts';
import { visitorTexts } from '../visitorTexts.ts';
import { checkTurnstile } from './checkTurnstile.ts';
import { hashClientAddress } from './hashClientAddress.ts';
import type { Submission } from './readSubmission.ts';

/**
 * Stores a checked submission and answers for it. The answer is 2xx only after the row and its mail
 * are committed; the mail goes out afterwards.
 *
 * @throws Problem 422 for a reused key or résumé, 429 with Retry-After for too many.
 */
export async function storeSubmission(
  ports: Ports,
  call: EndpointCall,
  submission: Submission,
  resume: string | null = null,
): Promise<Response> {
  const { definition } = submission.form;
  const data = { ...submission.data };
  const key = await idempotencyKey(call.request, ports, data);
  const reason = submission.hasFilledHoneypot
    ? 'honeypot'
    : await checkTurnstile(submission.turnstileToken, call.request, ports.env, key);
  const outcome = await ports.intake.submit({
    form: definition.name,
    key,
    data,
    resume,
    reason,
    address: await hashClientAddress(call.request, ports.env, ports.now()),
    limits: {
      address: readLimitSetting(ports.env, 'RATE_LIMIT_ADDRESS', { count: 10, seconds: 600 }),
      form: readLimitSetting(ports.env, 'RATE_LIMIT_FORM', { count: 600, seconds: 60 }),
    },
  });
  switch (outcome.outcome) {
    case 'limited':
      throw createRateLimitError(outcome.retryAfter);
    case 'reused':
      throw new HttpError(422, 'idempotency_key_reused', visitorTexts.keyReused);
    case 'resume_taken':
      throw new HttpError(422, 'invalid', visitorTexts.resumeTaken, {
        fields: { resume: visitorTexts.resumeTaken },
      });
    default:
      call.logFields.outcome = reason === null ? outcome.outcome : `quarantined: ${reason}`;
      call.logFields.form = definition.name;
      ports.waitUntil(ports.drainOutbox());
      return thanks(call, submission, outcome);
  }
}

/** The refusal of a sender who must wait. */
export function createRateLimitError(seconds: number): HttpError {
  return new HttpError(429, 'too_many_requests', visitorTexts.limited(seconds), {
    headers: { 'retry-after': String(seconds) },
  });
}

/**
 * The key under which a submission is stored once. Senders without one, such as plain HTML forms,
 * get one from what they sent and the ten minutes they sent it in: a second click is no second
 * submission.
 */
async function idempotencyKey(
  request: Request,
  ports: Ports,
  data: Record<string, unknown>,
): Promise<string> {
  const given = request.headers.get('idempotency-key');
  if (given !== null) {
    if (/^[\x21-\x7e]{1,128}$/.test(given)) return given;
    throw new HttpError(400, 'bad_idempotency_key', visitorTexts.badKey);
  }
  const span = Math.floor(ports.now().getTime() / 600_000);
  const bytes = new TextEncoder().encode(JSON.stringify([span, Object.entries(data).toSorted()]));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `content-${[...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

function thanks(
  call: EndpointCall,
  submission: Submission,
  { outcome, id }: { outcome: string; id: string },
): Response {
  const { success, title } = submission.form.definition;
  if (call.body.isHtmlForm) {
    return createPageResponse(200, {
      title: success?.title ?? title,
      text: success?.text ?? '',
      back: getFormPageUrl(call.request),
    });
  }
  const headers: Record<string, string> =
    outcome === 'replayed' ? { 'idempotent-replayed': 'true' } : {};
  return createJsonResponse(200, { success: true, id }, headers);
}

import { challenge } from '../challenge.ts';
import { clientAddress } from '../clientAddress.ts';
import type { Submission } from '../forms/readSubmission.ts';
import { type Call, formPage, json } from '../http/endpoint.ts';
import { HttpProblem } from '../http/HttpProblem.ts';
import { page } from '../http/page.ts';
import type { Ports } from '../ports.ts';
import { limitSetting } from '../setting.ts';
import { words } from '../words.ts';

/**
 * Stores a checked submission and answers for it. The answer is 2xx only after the row and its mail
 * are committed; the mail goes out afterwards.
 *
 * @throws Problem 422 for a reused key or résumé, 429 with Retry-After for too many.
 */
export async function storeSubmission(
  ports: Ports,
  call: Call,
  submission: Submission,
  resume: string | null = null,
): Promise<Response> {
  const { definition } = submission.form;
  const data = { ...submission.data };
  const key = await idempotencyKey(call.request, ports, data);
  const reason = submission.honeypot
    ? 'honeypot'
    : await challenge(submission.challenge, call.request, ports.env, key);
  const outcome = await ports.intake.submit({
    form: definition.name,
    key,
    data,
    resume,
    reason,
    address: await clientAddress(call.request, ports.env, ports.now()),
    limits: {
      address: limitSetting(ports.env, 'RATE_LIMIT_ADDRESS', { count: 10, seconds: 600 }),
      form: limitSetting(ports.env, 'RATE_LIMIT_FORM', { count: 600, seconds: 60 }),
    },
  });
  switch (outcome.outcome) {
    case 'limited':
      throw tooMany(outcome.retryAfter);
    case 'reused':
      throw new HttpProblem(422, 'idempotency_key_reused', words.keyReused);
    case 'resume_taken':
      throw new HttpProblem(422, 'invalid', words.resumeTaken, {
        fields: { resume: words.resumeTaken },
      });
    default:
      call.facts.outcome = reason === null ? outcome.outcome : `quarantined: ${reason}`;
      call.facts.form = definition.name;
      ports.waitUntil(ports.drain());
      return thanks(call, submission, outcome);
  }
}

/** The refusal of a sender who must wait. */
export function tooMany(seconds: number): HttpProblem {
  return new HttpProblem(429, 'too_many_requests', words.limited(seconds), {
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
    throw new HttpProblem(400, 'bad_idempotency_key', words.badKey);
  }
  const span = Math.floor(ports.now().getTime() / 600_000);
  const bytes = new TextEncoder().encode(JSON.stringify([span, Object.entries(data).toSorted()]));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `content-${[...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

function thanks(
  call: Call,
  submission: Submission,
  { outcome, id }: { outcome: string; id: string },
): Response {
  const { success, title } = submission.form.definition;
  if (call.body.fromPage) {
    return page(200, {
      title: success?.title ?? title,
      text: success?.text ?? '',
      back: formPage(call.request),
    });
  }
  const headers: Record<string, string> =
    outcome === 'replayed' ? { 'idempotent-replayed': 'true' } : {};
  return json(200, { success: true, id }, headers);
}

import type { FormDefinition } from '../../../base/forms/FormDefinition.ts';
import { getReference } from '../../../base/forms/getReference.ts';
import { lowerAddress } from '../../../base/text/lowerAddress.ts';
import { createJsonResponse, type EndpointCall, getFormPageUrl } from '../http/createEndpoint.ts';
import { createPageResponse } from '../http/createPageResponse.ts';
import { HttpError } from '../http/HttpError.ts';
import { getDeliveries, getRecipients, getSenderAddress } from '../outbox/getDeliveries.ts';
import type { SubmitRequest } from '../ports/Intake.ts';
import type { Ports } from '../ports/Ports.ts';
import { readLimitSetting } from '../ports/readSettings.ts';
import { createKeyedHash, getClientAddress, hashClientAddress } from './hashClientAddress.ts';
import type { Submission } from './readSubmission.ts';

/** The uploaded files of a submission. */
export interface SubmittedFiles {
  /** Their names, as `createFileStore()` describes. */
  files: string[];
  /** The key under which the submission is stored only once; by default that of the request. */
  key?: string;
  /** The error when one of them belongs to another submission. */
  takenError?: HttpError;
}

/**
 * Stores a checked submission and returns the response. It responds with 2xx only after the row and
 * its deliveries are committed; they are made afterwards.
 *
 * @throws HttpError 422 for a reused key or file, 429 with Retry-After above a rate limit
 */
export async function storeSubmission(
  ports: Ports,
  call: EndpointCall,
  submission: Submission,
  { files, key: ownKey, takenError }: SubmittedFiles = { files: [] },
): Promise<Response> {
  const { definition } = submission.form;
  const data = { ...submission.data };
  const key = ownKey ?? (await getIdempotencyKey(call.request, ports, data));
  const token = call.request.headers.get('x-challenge') ?? submission.challengeToken;
  const reason = submission.hasFilledHoneypot
    ? 'honeypot'
    : await checkChallenge({ definition, token, request: call.request, key }, ports);
  const outcome = await ports.intake.submit({
    form: definition.name,
    key,
    data,
    files,
    reason,
    address: await hashClientAddress(call.request, ports.env, ports.now()),
    limits: {
      address: readLimitSetting(ports.env, 'RATE_LIMIT_ADDRESS', { count: 10, seconds: 600 }),
      form: readLimitSetting(ports.env, 'RATE_LIMIT_FORM', { count: 600, seconds: 60 }),
    },
    deliveries: getDeliveries(definition, data),
    recipients: getRecipients(definition),
    reply: await createReplyLimit(submission, ports),
    keep: definition.store ?? true,
  });
  switch (outcome.outcome) {
    case 'limited':
      throw createRateLimitError(outcome.retryAfter);
    case 'reused':
      throw new HttpError(422, 'idempotency_key_reused', ({ keyReused }) => keyReused);
    case 'file_taken':
      throw takenError ?? new HttpError(422, 'file_taken', ({ invalid }) => invalid);
    default:
      call.logFields.outcome = reason === null ? outcome.outcome : `quarantined: ${reason}`;
      call.logFields.form = definition.name;
      ports.waitUntil(ports.drainOutbox());
      return createSuccessResponse(ports, { call, submission, outcome, reason });
  }
}

/** Returns the rate limit of replies to the sender's address, which another person may have typed. */
async function createReplyLimit(
  { form: { definition }, data }: Submission,
  { env }: Ports,
): Promise<SubmitRequest['reply']> {
  const address = getSenderAddress(definition, data);
  if (definition.reply === undefined || address === undefined) return null;
  const limit = readLimitSetting(env, 'RATE_LIMIT_REPLY', { count: 3, seconds: 86_400 });
  return { bucket: `reply:${await createKeyedHash(lowerAddress(address), env)}`, ...limit };
}

/** Creates the error for a sender above a rate limit. */
export function createRateLimitError(seconds: number): HttpError {
  return new HttpError(429, 'too_many_requests', ({ limited }) => limited({ count: seconds }), {
    headers: { 'retry-after': String(seconds) },
  });
}

/**
 * Returns the key under which a submission is stored only once. For senders without a key, such as
 * plain HTML forms, it is a keyed hash of the values and the current ten minutes, so that a second click
 * stores no second submission.
 */
export async function getIdempotencyKey(
  request: Request,
  ports: Ports,
  data: Record<string, unknown>,
): Promise<string> {
  const header = request.headers.get('idempotency-key');
  if (header !== null) {
    if (/^[\x21-\x7e]{1,128}$/.test(header)) return header;
    throw new HttpError(400, 'bad_idempotency_key', ({ badKey }) => badKey);
  }
  const period = Math.floor(ports.now().getTime() / 600_000);
  // Sorted by name only, because an unchecked value may not convert to text.
  const entries = Object.entries(data).toSorted(([one], [other]) => (one < other ? -1 : 1));
  // Without the setting, all processes must still recognize a second click.
  const hash = await createKeyedHash(JSON.stringify([period, entries]), ports.env, 'content');
  return `content-${hash}`;
}

async function createSuccessResponse(
  ports: Ports,
  stored: {
    call: EndpointCall;
    submission: Submission;
    outcome: { outcome: string; id: string };
    reason: string | null;
  },
): Promise<Response> {
  const { call, submission, outcome, reason } = stored;
  if (call.body.isHtmlForm) {
    const { success, locale } = submission.form.definition;
    const { answers, mail } = await ports.texts(locale);
    if (success?.to?.startsWith('/')) {
      const { home } = await ports.look();
      const location = home.replace(/\/$/, '') + success.to;
      return new Response(null, { status: 303, headers: { location } });
    }
    const content = {
      title: success?.title ?? answers.sentTitle,
      text: success?.text ?? (success?.title ? '' : answers.sentText),
      reference: mail.reference({ id: getReference(outcome.id) }),
      // Without JavaScript, no visitor can solve the challenge.
      ...(reason === 'challenge-missing' && { note: answers.checkedByHand }),
      backUrl: getFormPageUrl(call.request),
    };
    return createPageResponse(200, content, { look: await ports.look(locale), answers });
  }
  const headers: Record<string, string> =
    outcome.outcome === 'replayed' ? { 'idempotent-replayed': 'true' } : {};
  return createJsonResponse(200, { success: true, id: outcome.id }, headers);
}

/** A submission whose challenge is checked. */
interface ChallengedSubmission {
  definition: FormDefinition;
  /** The token that the visitor's browser received for the solved challenge. */
  token: string | undefined;
  request: Request;
  /** The idempotency key of the submission. */
  key: string;
}

/**
 * Verifies the challenge of a form that has one, with `CHALLENGE_SECRET` and the protocol that
 * Turnstile, hCaptcha and reCAPTCHA share (`siteverify`). It never refuses a submission: one whose token is missing,
 * wrong or cannot be verified is quarantined as possible spam.
 *
 * @returns the reason for the quarantine, or null
 */
async function checkChallenge(
  { definition, token, request, key }: ChallengedSubmission,
  { env, fetch }: Pick<Ports, 'env' | 'fetch'>,
): Promise<string | null> {
  if (definition.challenge === undefined) return null;
  const secret = env('CHALLENGE_SECRET');
  if (secret === undefined) return 'challenge-not-configured';
  if (token === undefined) return 'challenge-missing';
  const form = new URLSearchParams({ secret, response: token.slice(0, 4096) });
  const address = getClientAddress(request, env);
  if (address !== undefined) form.set('remoteip', address);
  // A repeated request sends the same token, which Turnstile would otherwise accept only once.
  if (/^[0-9a-f-]{36}$/i.test(key)) form.set('idempotency_key', key);
  try {
    const url = env('CHALLENGE_URL') ?? verificationUrls[definition.challenge.service];
    if (url === undefined) return 'challenge-not-configured';
    const response = await fetch(url, {
      method: 'POST',
      body: form,
      signal: AbortSignal.timeout(5000),
    });
    const { success } = (await response.json()) as { success?: boolean };
    return success === true ? null : 'challenge-failed';
  } catch {
    return 'challenge-unreachable';
  }
}

const verificationUrls: Record<string, string> = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
};

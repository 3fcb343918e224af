import type { FormDefinition } from '../../../base/forms/FormDefinition.ts';
import type { Ports } from '../ports/Ports.ts';
import { getClientAddress } from './hashClientAddress.ts';

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
export async function checkChallenge(
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

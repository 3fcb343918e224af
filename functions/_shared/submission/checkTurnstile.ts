import type { Environment } from '../ports/Ports.ts';
import { getClientAddress } from './hashClientAddress.ts';

/**
 * Verifies a Turnstile token when `TURNSTILE_SECRET` is set. It never refuses a submission: one whose
 * token is wrong or cannot be verified is quarantined as possible spam.
 *
 * @returns the reason for the quarantine, or null
 */
export async function checkTurnstile(
  token: string | undefined,
  request: Request,
  env: Environment,
  key: string,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<string | null> {
  const secret = env('TURNSTILE_SECRET');
  if (secret === undefined) return null;
  if (token === undefined) return 'turnstile-missing';
  const form = new URLSearchParams({ secret, response: token.slice(0, 2048) });
  const address = getClientAddress(request, env);
  if (address !== undefined) form.set('remoteip', address);
  // A repeated request sends the same token, which Turnstile would otherwise accept only once.
  if (/^[0-9a-f-]{36}$/i.test(key)) form.set('idempotency_key', key);
  try {
    const url = env('TURNSTILE_URL') ?? 'https://challenges.cloudflare.com/turnstile/v0/siteverify';
    const response = await fetch(url, {
      method: 'POST',
      body: form,
      signal: AbortSignal.timeout(5000),
    });
    const { success } = (await response.json()) as { success?: boolean };
    return success === true ? null : 'turnstile-failed';
  } catch {
    return 'turnstile-unreachable';
  }
}

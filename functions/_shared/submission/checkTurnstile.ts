import type { Environment } from '../ports/Ports.ts';
import { getClientAddress } from './hashClientAddress.ts';

/**
 * Checks a Turnstile token, where `TURNSTILE_SECRET` is set. A sender is never turned away by this:
 * what fails, or cannot be checked, is kept aside as spam would be.
 *
 * @returns why the submission is to be quarantined, or null
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
  // A repeated request brings the same token, which Turnstile accepts once without this.
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

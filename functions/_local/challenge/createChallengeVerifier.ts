import { tokenPrefix } from './challengeScript.ts';

/** The address at which functions of a local backend verify tokens. No server has it. */
export const verificationUrl = 'http://challenge.localhost/siteverify';

/**
 * Creates a `fetch` that verifies the tokens of the local challenge with the protocol of the real
 * services, and passes all other requests on. Each token is valid once, and again for a request with
 * the same idempotency key.
 */
export function createChallengeVerifier(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  const keys = new Map<string, string | null>();
  return async (input, init) => {
    if (input !== verificationUrl) return fetch(input, init);
    const form = new URLSearchParams(String(init?.body));
    const token = form.get('response') ?? '';
    const key = form.get('idempotency_key');
    if (!token.startsWith(tokenPrefix))
      return Response.json({ success: false, 'error-codes': ['invalid-input-response'] });
    if (keys.has(token) && (key === null || keys.get(token) !== key))
      return Response.json({ success: false, 'error-codes': ['timeout-or-duplicate'] });
    keys.set(token, key);
    return Response.json({ success: true });
  };
}

/**
 * Returns what is left with an upload so that only the submission with this idempotency key may name
 * it: the key's SHA-256 in hexadecimal digits. Undefined on plain http, where browsers have no hashes.
 */
export async function hashIdempotencyKey(key: string): Promise<string | undefined> {
  const { subtle } = globalThis.crypto;
  if (subtle === undefined) return undefined;
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(key));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Returns the SHA-256 of an idempotency key in hexadecimal digits. Stored with an upload, it lets only
 * the submission with this key refer to the file. Undefined on plain http, where browsers cannot hash.
 */
export async function hashIdempotencyKey(key: string): Promise<string | undefined> {
  const { subtle } = globalThis.crypto;
  if (subtle === undefined) return undefined;
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(key));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Returns the signature of a webhook, `v1,` and the Base64 of HMAC-SHA256 over `id.timestamp.body`.
 *
 * @param secret `whsec_` and a key in Base64, or any other text
 */
export async function signWebhook(
  secret: string,
  { id, timestamp, body }: { id: string; timestamp: string; body: string },
): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', readKey(secret), algorithm, false, ['sign']);
  const content = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  const signature = await crypto.subtle.sign('HMAC', key, content);
  return `v1,${btoa(String.fromCharCode(...new Uint8Array(signature)))}`;
}

function readKey(secret: string): Uint8Array<ArrayBuffer> {
  if (!secret.startsWith('whsec_')) return new TextEncoder().encode(secret);
  return Uint8Array.from(atob(secret.slice('whsec_'.length)), (letter) => letter.charCodeAt(0));
}

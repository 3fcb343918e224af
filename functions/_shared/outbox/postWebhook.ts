import { getReference } from '../../../base/forms/getReference.ts';
import type { ClaimedDelivery } from '../ports/Intake.ts';
import type { Ports } from '../ports/Ports.ts';
import { createResponseError, DeliveryError } from './DeliveryError.ts';
import { isSettingName, webhookChannel } from './getDeliveries.ts';

/**
 * Posts a submission to a webhook as JSON, signed as https://www.standardwebhooks.com describes. The
 * header `webhook-id` is the submission's id, so that a receiver can drop repeated deliveries.
 *
 * @param links download URLs of the submission's files, by name
 * @throws DeliveryError unless the answer is 2xx; a redirect is none, and 410 ends the attempts
 */
export async function postWebhook(
  ports: Ports,
  delivery: ClaimedDelivery,
  links: Record<string, string>,
): Promise<void> {
  const target = delivery.channel.slice(webhookChannel.length);
  const address = isSettingName(target) ? ports.env(target) : target;
  const secret = ports.env('WEBHOOK_SECRET');
  if (address === undefined) throw new DeliveryError(`${target} is not set`);
  if (secret === undefined) throw new DeliveryError('WEBHOOK_SECRET is not set');
  const { id, form, data, receivedAt } = delivery;
  const body = JSON.stringify({
    type: 'form.submitted',
    timestamp: receivedAt,
    data: { id, reference: getReference(id), form, values: data, files: links },
  });
  const timestamp = String(Math.floor(ports.now().getTime() / 1000));
  const response = await ports
    .fetch(address, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(10_000),
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': timestamp,
        'webhook-signature': await signWebhook(secret, { id, timestamp, body }),
      },
      body,
    })
    .catch((error: unknown) => {
      throw new DeliveryError(`no answer (${(error as Error).name})`);
    });
  await response.body?.cancel();
  if (!response.ok) throw createResponseError(response);
}

/**
 * Returns the signature of a webhook, `v1,` and the Base64 of HMAC-SHA256 over `id.timestamp.body`.
 *
 * @param secret `whsec_` and a key in Base64, or any other text
 */
async function signWebhook(
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

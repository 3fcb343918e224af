import type { ClaimedDelivery } from '../ports/Intake.ts';
import type { Ports } from '../ports/Ports.ts';
import { createResponseError, DeliveryError } from './DeliveryError.ts';
import { isSettingName, webhookChannel } from './getDeliveries.ts';
import { signWebhook } from './signWebhook.ts';

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
    data: { id, form, values: data, files: links },
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

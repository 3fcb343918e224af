import type { CompiledForm, FormDefinition } from '../../../base/forms/FormDefinition.ts';
import { getReference } from '../../../base/forms/getReference.ts';
import {
  createResponseError,
  DeliveryError,
  type EmailMessage,
} from '../../../features/_shared/mail/index.ts';
import type { ClaimedDelivery } from '../ports/Intake.ts';
import type { Environment, Ports } from '../ports/Ports.ts';
import { readNumberSetting } from '../ports/readSettings.ts';
import type { FunctionTexts } from '../site/FunctionTexts.ts';
import { localizeForm } from '../site/localizeForm.ts';
import { composeMessage, getSender } from './composeMessage.ts';
import { fillTemplate, toSingleLine } from './fillTemplate.ts';
import { getSenderAddress, isSettingName, replyChannel, webhookChannel } from './getDeliveries.ts';

/**
 * Makes a delivery on its channel: an email to the recipients, a reply to the sender, or a webhook.
 *
 * @throws DeliveryError, or any other error of the ports
 */
export async function deliver(ports: Ports, delivery: ClaimedDelivery): Promise<void> {
  const forms = await ports.loadForms();
  const form = Object.hasOwn(forms, delivery.form) ? forms[delivery.form] : undefined;
  // The recipients depend on the form.
  if (form?.loadError !== undefined) throw new DeliveryError('the form cannot be used');
  const [channel, locale] = delivery.channel.split(' ');
  if (channel === replyChannel)
    return sendReply(ports, delivery, form && localizeForm(form, locale));
  const links = await createFileLinks(ports, delivery);
  if (delivery.channel.startsWith(webhookChannel)) return postWebhook(ports, delivery, links);
  const message = composeMessage(delivery, form, {
    links,
    texts: await ports.texts(),
    env: ports.env,
  });
  const key = `submission/${delivery.id}`;
  await ports.sendMail(message, key).catch(async (error: unknown) => {
    const mayBeSender = error instanceof DeliveryError && error.isInvalid;
    if (!mayBeSender || message.replyTo === undefined) throw error;
    // The service may refuse the address that the visitor typed; the body contains it, too.
    const { replyTo: _, ...others } = message;
    await ports.sendMail(others, `${key}/without-reply-to`);
  });
}

async function sendReply(
  ports: Ports,
  delivery: ClaimedDelivery,
  form: CompiledForm | undefined,
): Promise<void> {
  const message = composeReply(delivery, form?.definition, {
    texts: await ports.texts(form?.definition.locale),
    env: ports.env,
  });
  if (message === undefined) throw new DeliveryError('the form has no reply', { isFinal: true });
  await ports.sendMail(message, `reply/${delivery.id}`);
}

/** Returns an expiring download URL for each file of a submission, by the name of its object. */
async function createFileLinks(
  { files: store, env }: Ports,
  { files }: ClaimedDelivery,
): Promise<Record<string, string>> {
  const seconds = readNumberSetting(env, 'FILE_LINK_SECONDS', 7 * 24 * 3600);
  const links: Record<string, string> = {};
  for (const name of files) links[name] = await store.sign(name, seconds);
  return links;
}

/**
 * Composes the reply to the sender from the form's `reply`. Returns undefined when the form has none or
 * the submission has no address.
 *
 * @throws DeliveryError when the sender is not set
 */
export function composeReply(
  submission: ClaimedDelivery,
  form: FormDefinition | undefined,
  { texts, env }: { texts: FunctionTexts; env: Environment },
): EmailMessage | undefined {
  const address = getSenderAddress(form, submission.data);
  if (form?.reply === undefined || address === undefined) return undefined;
  const fill = (template: string) =>
    fillTemplate(template, form, submission, { texts, formatText: breakLinks });
  return {
    from: getSender(env),
    to: [address],
    subject: toSingleLine(fill(form.reply.subject)),
    text: `${fill(form.reply.text).trim()}\n`,
  };
}

/** Breaks up what mail programs would link: the visitor may not own the address of the reply. */
function breakLinks(text: string): string {
  return text.replace(addressSign, '$& ');
}

/** Signs between the parts of an address, also those that browsers read as `.`, `:`, `/` and `@`. */
const addressSign = /[.:/@\u3002\uff0e\uff61\uff1a\uff0f\uff20](?=\S)/g;

/**
 * Posts a submission to a webhook as JSON, signed as https://www.standardwebhooks.com describes. The
 * header `webhook-id` is the submission's id, so that a receiver can drop repeated deliveries.
 *
 * @param links download URLs of the submission's files, by name
 * @throws DeliveryError unless the answer is 2xx; a redirect is none, and 410 ends the attempts
 */
async function postWebhook(
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

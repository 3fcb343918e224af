import { type CompiledForm, localizeForm } from '../../../base/forms/FormDefinition.ts';
import type { ClaimedDelivery } from '../ports/Intake.ts';
import type { Ports } from '../ports/Ports.ts';
import { readNumberSetting } from '../ports/readSettings.ts';
import { composeMessage } from './composeMessage.ts';
import { composeReply } from './composeReply.ts';
import { DeliveryError } from './DeliveryError.ts';
import { replyChannel, webhookChannel } from './getDeliveries.ts';
import { postWebhook } from './postWebhook.ts';

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

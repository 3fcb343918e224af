import type { FormDefinition, FormField } from '../../../base/forms/FormDefinition.ts';
import { getFields } from '../site/getFields.ts';

/** The prefix of the channel of a webhook; its address follows. */
export const webhookChannel = 'webhook ';

/** The channel of a reply to the sender; the language of the form follows, if it is a translation. */
export const replyChannel = 'reply';

/** Returns the channels on which submissions of a form are delivered. `to: []` sends no email. */
export function getDeliveries(form: FormDefinition, data: Record<string, unknown>): string[] {
  const canReply = form.reply !== undefined && getSenderAddress(form, data) !== undefined;
  return [
    ...(getRecipients(form).length > 0 ? ['email'] : []),
    ...(canReply ? [[replyChannel, form.locale].filter(Boolean).join(' ')] : []),
    ...new Set(toList(form.webhook).map((address) => webhookChannel + address)),
  ];
}

/** Returns the recipients of a form: addresses, or names of settings that list them. */
export function getRecipients(form: FormDefinition): string[] {
  return toList(form.to ?? 'MAIL_TO_LEADS');
}

/** Returns the sender's email address: the value of the first email field, if it is plain ASCII. */
export function getSenderAddress(
  form: FormDefinition | undefined,
  data: Record<string, unknown>,
): string | undefined {
  const isEmail = ({ kind }: FormField) => kind === 'email';
  const names = getFields(form)
    .filter(isEmail)
    .map(({ name }) => name);
  const address = [...names, 'email'].map((name) => data[name]).find(Boolean);
  return typeof address === 'string' && plainAddress.test(address) ? address : undefined;
}

/** Returns a value of YAML that is a single text or a list of texts as a list. */
function toList(value: string | string[] | undefined): string[] {
  if (value === undefined) return [];
  return typeof value === 'string' ? [value] : value;
}

/** Whether a text is the name of a setting instead of an address. */
export function isSettingName(text: string): boolean {
  return /^[A-Z][A-Z0-9_]*$/.test(text);
}

const plainAddress = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9.-]{1,190}$/;

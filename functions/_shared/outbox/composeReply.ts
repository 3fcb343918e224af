import { type FormDefinition, getFields } from '../../../base/forms/FormDefinition.ts';
import { getSubmittedName } from '../../../base/forms/FormRules.ts';
import type { ClaimedDelivery } from '../ports/Intake.ts';
import type { EmailMessage } from '../ports/Mailer.ts';
import type { Environment } from '../ports/Ports.ts';
import { getSender, toSingleLine } from './composeMessage.ts';
import { getSenderAddress } from './getDeliveries.ts';

/**
 * Composes the reply to the sender from the form's `reply`. Returns undefined when the form has none or
 * the submission has no address.
 *
 * @throws DeliveryError when the sender is not set
 */
export function composeReply(
  submission: ClaimedDelivery,
  form: FormDefinition | undefined,
  env: Environment,
): EmailMessage | undefined {
  const address = getSenderAddress(form, submission.data);
  if (form?.reply === undefined || address === undefined) return undefined;
  const fill = (template: string) => fillTemplate(template, form, submission);
  return {
    from: getSender(env),
    to: [address],
    subject: toSingleLine(fill(form.reply.subject)),
    text: `${fill(form.reply.text).trim()}\n`,
  };
}

function fillTemplate(
  template: string,
  form: FormDefinition,
  { data, id }: ClaimedDelivery,
): string {
  const fields = new Map(getFields(form).map((field) => [field.name, field]));
  return template.replace(/\{([\w-]+)\}/g, (placeholder, name: string) => {
    const field = fields.get(name);
    if (field === undefined) return name === 'reference' ? id : placeholder;
    const value = data[getSubmittedName(field)] ?? '';
    const values: unknown[] = Array.isArray(value) ? value : [value];
    return values.map((item) => field.choices?.[String(item)] ?? escapeValue(item)).join(', ');
  });
}

/**
 * Makes a typed value harmless in a message to an address that the visitor may not own: a single short
 * line in which mail programs find no address to link.
 */
function escapeValue(value: unknown): string {
  const [...characters] = toSingleLine(String(value).replace(/\s+/g, ' '));
  return characters.slice(0, 100).join('').replace(addressSign, '$& ');
}

/** Signs between the parts of an address, also those that browsers read as `.`, `:`, `/` and `@`. */
const addressSign = /[.:/@\u3002\uff0e\uff61\uff1a\uff0f\uff20](?=\S)/g;

import {
  type CompiledForm,
  type FormField,
  getFields,
  getPlainLabel,
} from '../../../base/forms/FormDefinition.ts';
import { getSubmittedName } from '../../../base/forms/FormRules.ts';
import type { MailTexts } from '../../../base/messages/FunctionTexts.ts';
import type { ClaimedDelivery } from '../ports/Intake.ts';
import type { EmailMessage } from '../ports/Mailer.ts';
import type { Environment } from '../ports/Ports.ts';
import { DeliveryError } from './DeliveryError.ts';
import { getRecipients, getSenderAddress, isSettingName } from './getDeliveries.ts';

/**
 * Composes the message about a submission. The sender comes from settings, the recipients from the form
 * or settings, the subject from the form's title. The message about a submission of a form that was
 * removed goes to the recipients that the form had. Values that the visitor typed appear only in the body,
 * and in Reply-To when the value is a plain ASCII address.
 *
 * @param options.links download URLs of the submission's files, by name
 * @throws DeliveryError when the sender or the recipients are not set
 */
export function composeMessage(
  submission: ClaimedDelivery,
  form: CompiledForm | undefined,
  { links, mail, env }: MessageOptions,
): EmailMessage {
  const recipients = form === undefined ? submission.recipients : getRecipients(form.definition);
  const replyTo = getSenderAddress(form?.definition, submission.data);
  const title = toSingleLine(form?.definition.title ?? submission.form);
  return {
    from: getSender(env),
    to: resolveRecipients(recipients, env),
    subject: mail.subject({ title }),
    text: composeBody(submission, form, { links, mail }),
    ...(replyTo !== undefined && { replyTo }),
  };
}

/** Contents of a message besides the submission. */
interface MessageOptions {
  links: Record<string, string>;
  mail: MailTexts;
  env: Environment;
}

/**
 * Returns the sender of all messages, `MAIL_FROM`.
 *
 * @throws DeliveryError when it is not set
 */
export function getSender(env: Environment): string {
  const from = env('MAIL_FROM');
  if (from === undefined) throw new DeliveryError('MAIL_FROM is not set');
  return toSingleLine(from);
}

/** Returns a text without line breaks and other control characters. */
export function toSingleLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}

/** Returns the addresses of recipients; a recipient may be the name of a setting. */
function resolveRecipients(recipients: string[], env: Environment): string[] {
  const to = recipients
    .flatMap((entry) => (isSettingName(entry) ? (env(entry) ?? '') : entry).split(','))
    .map(toSingleLine)
    .filter(Boolean);
  if (to.length === 0) throw new DeliveryError(`${recipients.join(', ')} is not set`);
  return to;
}

function composeBody(
  submission: ClaimedDelivery,
  form: CompiledForm | undefined,
  options: Omit<MessageOptions, 'env'>,
): string {
  const { mail } = options;
  const fields = getFields(form);
  const known = new Set(fields.map(getSubmittedName));
  const lines = fields
    .filter((field) => Object.hasOwn(submission.data, getSubmittedName(field)))
    .map((field) =>
      formatEntry(
        getPlainLabel(field),
        formatValue(submission.data[getSubmittedName(field)], { ...options, field }),
      ),
    );
  // Values of fields that have since been removed from the form.
  const others = Object.entries(submission.data)
    .filter(([name]) => !known.has(name))
    .map(([name, value]) => formatEntry(name, formatValue(value, options)));
  const named = new Set(Object.values(submission.data).flat());
  const files = submission.files
    .filter((name) => !named.has(name))
    .map((name) => formatValue(name, options));
  const about = [
    mail.received({ time: submission.receivedAt }),
    mail.reference({ id: submission.id }),
  ];
  return `${[...lines, ...others, ...files, '', ...about].join('\n')}\n`;
}

function formatEntry(label: string, value: string): string {
  return value.includes('\n') ? `${label}:\n${value.replace(/^/gm, '  ')}` : `${label}: ${value}`;
}

function formatValue(
  value: unknown,
  options: Omit<MessageOptions, 'env'> & { field?: FormField },
): string {
  if (Array.isArray(value)) return value.map((item) => formatValue(item, options)).join(', ');
  if (typeof value === 'boolean') return value ? options.mail.yes : options.mail.no;
  const text = String(value);
  if (Object.hasOwn(options.links, text))
    return options.mail.file({ name: text, link: options.links[text] ?? '' });
  return options.field?.choices?.[text] ?? text;
}

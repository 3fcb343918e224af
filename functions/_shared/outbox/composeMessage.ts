import type {
  CompiledForm,
  FormDefinition,
  FormField,
} from '../../../base/forms/FormDefinition.ts';
import { getSubmittedName } from '../../../base/forms/FormRules.ts';
import { getReference } from '../../../base/forms/getReference.ts';
import { plainWords } from '../../../base/text/plainWords.ts';
import { DeliveryError, type EmailMessage } from '../../../features/_shared/mail/index.ts';
import type { ClaimedDelivery } from '../ports/Intake.ts';
import type { Environment } from '../ports/Ports.ts';
import type { FunctionTexts } from '../site/FunctionTexts.ts';
import { getFields } from '../site/getFields.ts';
import { getPlainLabel } from '../site/getPlainLabel.ts';
import { fillTemplate, toSingleLine } from './fillTemplate.ts';
import { formatValue } from './formatValue.ts';
import { getRecipients, getSenderAddress, isSettingName } from './getDeliveries.ts';

/**
 * Composes the message about a submission. The sender comes from settings, the recipients from the form
 * or settings, the subject from the form. The message about a submission of a form that was removed goes
 * to the recipients that the form had. Values that the visitor typed appear in the body, as short single
 * lines in the subject, and in Reply-To when the value is a plain ASCII address.
 *
 * @param options.links download URLs of the submission's files, by name
 * @throws DeliveryError when the sender or the recipients are not set
 */
export function composeMessage(
  submission: ClaimedDelivery,
  form: CompiledForm | undefined,
  { links, texts, env }: MessageOptions,
): EmailMessage {
  const recipients = form === undefined ? submission.recipients : getRecipients(form.definition);
  const replyTo = getSenderAddress(form?.definition, submission.data);
  return {
    from: getSender(env),
    to: resolveRecipients(recipients, env),
    subject: composeSubject(submission, form?.definition, texts),
    text: composeBody(submission, form, { links, texts }),
    ...(replyTo !== undefined && { replyTo }),
  };
}

/** Contents of a message besides the submission. */
interface MessageOptions {
  links: Record<string, string>;
  texts: FunctionTexts;
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

/** Returns the addresses of recipients; a recipient may be the name of a setting. */
function resolveRecipients(recipients: string[], env: Environment): string[] {
  const to = recipients
    .flatMap((entry) => (isSettingName(entry) ? (env(entry) ?? '') : entry).split(','))
    .map(toSingleLine)
    .filter(Boolean);
  if (to.length === 0) throw new DeliveryError(`${recipients.join(', ')} is not set`);
  return to;
}

/** Returns the subject that the form sets; by default, and when its values are missing, its title. */
function composeSubject(
  submission: ClaimedDelivery,
  form: FormDefinition | undefined,
  texts: FunctionTexts,
): string {
  const filled =
    form?.subject && fillTemplate(plainWords(form.subject), form, submission, { texts });
  const title = toSingleLine(plainWords(form?.title ?? submission.form));
  return toSingleLine(filled ?? '') || texts.mail.subject({ title });
}

function composeBody(
  submission: ClaimedDelivery,
  form: CompiledForm | undefined,
  { links, texts }: Omit<MessageOptions, 'env'>,
): string {
  const { mail, locale, timeZone } = texts;
  const formatText = (text: string) =>
    Object.hasOwn(links, text) ? mail.file({ name: text, link: links[text] ?? '' }) : text;
  const format = (value: unknown, field?: FormField) =>
    formatValue(value, field, { texts, formatText });
  const fields = getFields(form);
  const known = new Set(fields.map(getSubmittedName));
  const lines = fields
    .filter((field) => Object.hasOwn(submission.data, getSubmittedName(field)))
    .map((field) =>
      formatEntry(getPlainLabel(field), format(submission.data[getSubmittedName(field)], field)),
    );
  // Values of fields that have since been removed from the form.
  const others = Object.entries(submission.data)
    .filter(([name]) => !known.has(name))
    .map(([name, value]) => formatEntry(name, format(value)));
  const named = new Set(Object.values(submission.data).flat());
  const files = submission.files.filter((name) => !named.has(name)).map((name) => format(name));
  const about = [
    mail.received({ time: formatMoment(submission.receivedAt, locale, timeZone) }),
    mail.reference({ id: getReference(submission.id) }),
  ];
  return `${[...lines, ...others, ...files, '', ...about].join('\n')}\n`;
}

function formatEntry(label: string, value: string): string {
  return value.includes('\n') ? `${label}:\n${value.replace(/^/gm, '  ')}` : `${label}: ${value}`;
}

/**
 * Formats a moment as day and time, such as "22 November 2026, 18:23".
 *
 * @param timeZone such as `Europe/Berlin`; without one, the time is in UTC and says so
 */
function formatMoment(moment: string, locale: string, timeZone?: string): string {
  const at = new Date(moment);
  const zone = { timeZone: timeZone ?? 'UTC' };
  const day = new Intl.DateTimeFormat(locale, { ...zone, dateStyle: 'long' }).format(at);
  const time = new Intl.DateTimeFormat(locale, {
    ...zone,
    ...(timeZone === undefined && { timeZoneName: 'short' }),
    hour: '2-digit',
    minute: '2-digit',
  }).format(at);
  return `${day}, ${time}`;
}

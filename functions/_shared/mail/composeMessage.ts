import {
  type CompiledForm,
  type FormField,
  getFields,
  getPlainLabel,
} from '../forms/FormDefinition.ts';
import { getSubmittedName } from '../forms/FormRules.ts';
import type { ClaimedMessage } from '../ports/Intake.ts';
import { type EmailMessage, MailError } from '../ports/Mailer.ts';
import type { Environment } from '../ports/Ports.ts';

/**
 * Composes the message about a submission. Sender and recipients come from settings, the subject from
 * the form's title. Values that the visitor typed appear only in the body, and in Reply-To when the
 * value is a plain ASCII address.
 *
 * @param resumeUrl download URL of the résumé, if the submission has one
 * @throws MailError when the sender or the recipients are not set
 */
export function composeMessage(
  submission: ClaimedMessage,
  form: CompiledForm | undefined,
  resumeUrl: string | undefined,
  env: Environment,
): EmailMessage {
  const forApplicants = form?.definition.function === 'send-applicant-email';
  const recipients = forApplicants ? 'MAIL_TO_APPLICANTS' : 'MAIL_TO_LEADS';
  const to = (env(recipients) ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);
  const from = env('MAIL_FROM');
  if (from === undefined || to.length === 0) {
    throw new MailError(`MAIL_FROM or ${recipients} is not set`);
  }
  const email = submission.data.email;
  const title = toSingleLine(form?.definition.title ?? submission.form);
  return {
    from: toSingleLine(from),
    to: to.map(toSingleLine),
    subject: `New submission: ${title}`,
    text: composeBody(submission, form, resumeUrl),
    ...(typeof email === 'string' && plainAddress.test(email) ? { replyTo: email } : {}),
  };
}

const plainAddress = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9.-]{1,190}$/;

function composeBody(
  submission: ClaimedMessage,
  form: CompiledForm | undefined,
  resumeUrl: string | undefined,
): string {
  const fields = getFields(form);
  const known = new Set(fields.map(getSubmittedName));
  const lines = fields
    .filter((field) => Object.hasOwn(submission.data, getSubmittedName(field)))
    .map((field) =>
      formatEntry(
        getPlainLabel(field),
        formatValue(submission.data[getSubmittedName(field)], field),
      ),
    );
  // Values of fields that have since been removed from the form.
  const others = Object.entries(submission.data)
    .filter(([name]) => !known.has(name))
    .map(([name, value]) => formatEntry(name, formatValue(value)));
  const resume = resumeUrl === undefined ? [] : [`Resume (the link expires): ${resumeUrl}`];
  const about = [`Received: ${submission.receivedAt}`, `Reference: ${submission.id}`];
  return `${[...lines, ...others, ...resume, '', ...about].join('\n')}\n`;
}

function formatEntry(label: string, value: string): string {
  return value.includes('\n') ? `${label}:\n${value.replace(/^/gm, '  ')}` : `${label}: ${value}`;
}

function formatValue(value: unknown, field?: FormField): string {
  if (Array.isArray(value)) return value.map((item) => formatValue(item, field)).join(', ');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return field?.choices?.[String(value)] ?? String(value);
}

function toSingleLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}

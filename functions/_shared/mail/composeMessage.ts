import {
  type CompiledForm,
  type FormField,
  getFields,
  getPlainLabel,
  getSubmittedName,
} from '../forms/FormDefinition.ts';
import type { ClaimedMessage } from '../ports/Intake.ts';
import { type EmailMessage, MailError } from '../ports/Mailer.ts';
import type { Environment } from '../ports/Ports.ts';

/**
 * The mail about one submission. Sender and recipients come from settings, the subject from the
 * form's title; what the visitor typed stands in the body alone, and in Reply-To when it is a plain
 * ASCII address.
 *
 * @param link address of the résumé, if there is one
 * @throws MailError when sender or recipients are not set
 */
export function composeMessage(
  submission: ClaimedMessage,
  form: CompiledForm | undefined,
  link: string | undefined,
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
  const title = oneLine(form?.definition.title ?? submission.form);
  return {
    from: oneLine(from),
    to: to.map(oneLine),
    subject: `New submission: ${title}`,
    text: body(submission, form, link),
    ...(typeof email === 'string' && plainAddress.test(email) ? { replyTo: email } : {}),
  };
}

const plainAddress = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9.-]{1,190}$/;

function body(
  submission: ClaimedMessage,
  form: CompiledForm | undefined,
  link: string | undefined,
): string {
  const fields = getFields(form);
  const known = new Set(fields.map(getSubmittedName));
  const lines = fields
    .filter((field) => Object.hasOwn(submission.data, getSubmittedName(field)))
    .map((field) =>
      entry(getPlainLabel(field), wordsOf(submission.data[getSubmittedName(field)], field)),
    );
  // What the form no longer has was asked once all the same.
  const others = Object.entries(submission.data)
    .filter(([name]) => !known.has(name))
    .map(([name, value]) => entry(name, wordsOf(value)));
  const resume = link === undefined ? [] : [`Resume (the link expires): ${link}`];
  const about = [`Received: ${submission.receivedAt}`, `Reference: ${submission.id}`];
  return `${[...lines, ...others, ...resume, '', ...about].join('\n')}\n`;
}

function entry(label: string, value: string): string {
  return value.includes('\n') ? `${label}:\n${value.replace(/^/gm, '  ')}` : `${label}: ${value}`;
}

function wordsOf(value: unknown, field?: FormField): string {
  if (Array.isArray(value)) return value.map((one) => wordsOf(one, field)).join(', ');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return field?.choices?.[String(value)] ?? String(value);
}

function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}

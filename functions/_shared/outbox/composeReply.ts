import type { FormDefinition } from '../../../base/forms/FormDefinition.ts';
import type { FunctionTexts } from '../../../base/messages/FunctionTexts.ts';
import type { ClaimedDelivery } from '../ports/Intake.ts';
import type { EmailMessage } from '../ports/Mailer.ts';
import type { Environment } from '../ports/Ports.ts';
import { getSender } from './composeMessage.ts';
import { fillTemplate, toSingleLine } from './fillTemplate.ts';
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

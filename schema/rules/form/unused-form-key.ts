import { createReporter } from '../../diagnostics/createReporter.ts';
import { createTarget } from '../../diagnostics/exampleForms.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { defineRules } from '../../diagnostics/RuleMeta.ts';
import { traceToSource } from '../../reference/expressions/Provenance.ts';
import type { FieldToCheck } from '../collectFields.ts';
import type { FormContext } from '../FormContext.ts';

export const rules = defineRules('reference', {
  'unused-form-key': {
    code: 'BW097',
    severity: 'error',
    title: 'A key of a form has no effect where the form is sent',
    why: 'The form does not do what the file says. For example, a form service knows nothing of `to:`.',
    help: 'Remove the key, or send the form to a function instead of a form service.',
    bad: createTarget('action: https://forms.example/f/abc\nto: sales@example.com'),
    good: createTarget('action: https://forms.example/f/abc'),
  },
});

const report = createReporter<typeof rules>();

/** Reports keys of a form that have no effect because of where the form is sent. */
export function checkForm({ form, fields }: FormContext): Problem[] {
  const { value, provenance } = form;
  return Object.keys(value).flatMap((key): Problem | Problem[] => {
    const reason = findReason(key, value, fields);
    if (reason === undefined) return [];
    return report('unused-form-key', {
      message: `\`${key}\` has no effect ${reason}.`,
      hint: 'remove it',
      at: traceToSource(provenance, [key], 'key').at,
    });
  });
}

function findReason(
  key: string,
  { action, steps, reply }: Record<string, unknown>,
  fields: readonly FieldToCheck[],
): string | undefined {
  const isDelivery = deliveryKeys.includes(key);
  if (action !== undefined) {
    if (isDelivery || key === 'function')
      return 'next to `action`, because a form service receives the form';
  } else if (serviceKeys.includes(key)) return 'without `action`';
  if ((key === 'next' || key === 'back') && steps !== true) return 'without `steps: true`';
  const hasAddress = fields.some(({ field }) => field.kind === 'email' || field.name === 'email');
  return key === 'reply' && reply !== undefined && !hasAddress
    ? 'without a field of kind `email`, the address to reply to'
    : undefined;
}

const deliveryKeys = ['to', 'subject', 'reply', 'webhook', 'store', 'keepDays', 'challenge'];
const serviceKeys = ['encoding', 'answer'];

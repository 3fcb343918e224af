import type { Problem } from '../../diagnostics/Problem.ts';
import { traceToSource } from '../../reference/expressions/Provenance.ts';
import type { ReadForm } from '../../reference/readForm.ts';
import type { FieldToCheck } from './collectFields.ts';

/** Reports keys of a form that have no effect because of where the form is sent. */
export function checkUnusedKeys(
  { value, provenance }: ReadForm,
  fields: readonly FieldToCheck[],
): Problem[] {
  const report = (key: string, reason: string): Problem => ({
    rule: 'unused-form-key',
    message: `\`${key}\` has no effect ${reason}.`,
    hint: 'remove it',
    at: traceToSource(provenance, [key], 'key').at,
  });
  return Object.keys(value).flatMap((key): Problem[] => {
    const reason = findReason(key, value, fields);
    return reason === undefined ? [] : [report(key, reason)];
  });
}

function findReason(
  key: string,
  { action, function: receiver, steps, reply }: Record<string, unknown>,
  fields: readonly FieldToCheck[],
): string | undefined {
  const isDelivery = deliveryKeys.includes(key);
  if (action !== undefined) {
    if (isDelivery || key === 'function')
      return 'next to `action`, because a form service receives the form';
  } else if (serviceKeys.includes(key)) return 'without `action`';
  if (receiver === 'search-notes' && isDelivery)
    return 'with `search-notes`, which answers a question and stores nothing';
  if ((key === 'next' || key === 'back') && steps !== true) return 'without `steps: true`';
  const hasAddress = fields.some(({ field }) => field.kind === 'email' || field.name === 'email');
  return key === 'reply' && reply !== undefined && !hasAddress
    ? 'without a field of kind `email`, the address to reply to'
    : undefined;
}

const deliveryKeys = ['to', 'reply', 'webhook', 'store', 'keepDays', 'challenge'];
const serviceKeys = ['encoding', 'answer'];

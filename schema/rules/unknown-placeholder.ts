import { isMapping } from '../../base/values/isMapping.ts';
import type { FormContext } from '../content/form/FormContext.ts';
import { pieceAt } from '../content/prose/TextFlaw.ts';
import { createTarget } from '../diagnostics/exampleForms.ts';
import { getSpellingSuggestion } from '../diagnostics/getSpellingSuggestion.ts';
import type { Problem } from '../diagnostics/Problem.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';
import { traceToSource } from '../reference/expressions/Provenance.ts';

export const rule: RuleMeta = {
  code: 'BW099',
  phase: 'reference',
  severity: 'error',
  title: 'The reply of a form names a field that does not exist',
  why: 'The sender would read the placeholder instead of a value.',
  help: 'Write the name of a field in braces, such as `{email}`, or `{reference}`.',
  bad: createTarget('reply: { subject: Thank you, text: "We write to {emial}." }'),
  good: createTarget('reply: { subject: Thank you, text: "We write to {email}." }'),
};

/** Reports placeholders in the reply to the sender that are no field, so that it would show them. */
export function checkForm({ form, fields }: FormContext): Problem[] {
  const { value, provenance } = form;
  const { reply } = value;
  if (!isMapping(reply)) return [];
  const names = fields.map(({ field }) => field.name).filter((name) => name !== undefined);
  const known = [...names, 'reference'];
  return ['subject', 'text'].flatMap((key) => {
    const text = reply[key];
    if (typeof text !== 'string') return [];
    return [...text.matchAll(placeholders)].flatMap((match): Problem[] => {
      const name = match[1] ?? '';
      if (known.includes(name)) return [];
      const piece = pieceAt(text, match.index, match.index + match[0].length);
      const { at } = traceToSource(provenance, ['reply', key], piece);
      const suggestion = getSpellingSuggestion(name, known);
      return [
        {
          rule: 'unknown-placeholder',
          message: `The reply would show \`${match[0]}\` as it is: the form has no field \`${name}\`.`,
          hint: suggestion ? `did you mean "${suggestion}"?` : `fields: ${known.join(', ')}`,
          at,
          ...(suggestion && { fix: [{ at, text: `{${suggestion}}` }] }),
        },
      ];
    });
  });
}

/** As in functions/_shared/outbox/composeReply.ts. */
const placeholders = /\{([\w-]+)\}/g;

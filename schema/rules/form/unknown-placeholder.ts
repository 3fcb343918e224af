import { getSpellingSuggestion } from '../../../base/text/getSpellingSuggestion.ts';
import { isMapping } from '../../../base/values/isMapping.ts';
import { createReporter } from '../../diagnostics/createReporter.ts';
import { createTarget } from '../../diagnostics/exampleForms.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { pieceAt } from '../../diagnostics/pieceAt.ts';
import { defineRules } from '../../diagnostics/RuleMeta.ts';
import { traceToSource } from '../../reference/expressions/Provenance.ts';
import type { FormContext } from '../FormContext.ts';

export const rules = defineRules('reference', {
  'unknown-placeholder': {
    code: 'BW099',
    severity: 'error',
    title: 'An email of a form names a field that does not exist',
    why: 'The reader would see the placeholder instead of a value.',
    help: 'Write the name of a field in braces, such as `{email}`, or `{reference}`.',
    bad: createTarget('reply: { subject: Thank you, text: "We write to {emial}." }'),
    good: createTarget('reply: { subject: Thank you, text: "We write to {email}." }'),
  },
});

const report = createReporter<typeof rules>();

/** Reports placeholders in emails about a submission that are no field, so that readers would see them. */
export function checkForm({ form, fields }: FormContext): Problem[] {
  const { value, provenance } = form;
  const reply = isMapping(value.reply) ? value.reply : {};
  const templates: [string[], unknown][] = [
    [['subject'], value.subject],
    [['reply', 'subject'], reply.subject],
    [['reply', 'text'], reply.text],
  ];
  const names = fields.map(({ field }) => field.name).filter((name) => name !== undefined);
  const known = [...names, 'reference'];
  return templates.flatMap(([path, text]) => {
    if (typeof text !== 'string') return [];
    return [...text.matchAll(placeholders)].flatMap((match): Problem | Problem[] => {
      const name = match[1] ?? '';
      if (known.includes(name)) return [];
      const locate = (start: number, end: number) =>
        traceToSource(provenance, path, pieceAt(text, start, end)).at;
      // A correction with its braces would look like a text that needs quotes.
      const start = match.index + 1;
      const suggestion = getSpellingSuggestion(name, known);
      return report('unknown-placeholder', {
        message: `The email would show \`${match[0]}\` as it is: the form has no field \`${name}\`.`,
        hint: suggestion ? `did you mean "${suggestion}"?` : `fields: ${known.join(', ')}`,
        at: locate(match.index, match.index + match[0].length),
        ...(suggestion && {
          fix: [{ at: locate(start, start + name.length), text: suggestion }],
        }),
      });
    });
  });
}

/** As in functions/_shared/outbox/fillTemplate.ts. */
const placeholders = /\{([\w-]+)\}/g;

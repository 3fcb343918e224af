import { createReporter } from '../../diagnostics/createReporter.ts';
import { createForm } from '../../diagnostics/exampleForms.ts';
import { getCertainCorrection } from '../../diagnostics/getCertainCorrection.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { defineRules } from '../../diagnostics/RuleMeta.ts';
import type { FormContext } from '../FormContext.ts';

export const rules = defineRules('reference', {
  'missing-choices': {
    code: 'BW092',
    severity: 'error',
    title: 'A field to choose from has no choices',
    why: 'The field cannot be filled in, so a form that requires it can never be sent.',
    help: 'Add `choices:` with a line `value: text` for each choice.',
    bad: createForm('{ name: tour, label: Tour, kind: select, required: true }'),
    good: createForm(
      '{ name: tour, label: Tour, kind: select, required: true, choices: { day: Day trip } }',
    ),
  },
});

const report = createReporter<typeof rules>();

/** Reports fields without choices, and choices that count as no choice. */
export function checkForm({ fields }: FormContext): Problem[] {
  return fields.flatMap(({ field, wrongKeys, locate }): Problem | Problem[] => {
    const { kind, choices } = field;
    const isChoice = kind === 'select' || kind === 'radio';
    if (choices === undefined && !isChoice) return [];
    if (wrongKeys.includes('choices')) return [];
    // The misspelt key is reported as unknown.
    if (getCertainCorrection('choices', Object.keys(field)) !== undefined) return [];
    const values = Object.keys(choices ?? {});
    if (values.length === 0) {
      return report('missing-choices', {
        message: `A field of kind \`${kind}\` without choices cannot be filled in.`,
        hint: 'add `choices:` with a line `value: text` for each choice',
        at: choices === undefined ? locate(['kind']) : locate(['choices'], 'key'),
      });
    }
    return values
      .filter((value) => value.trim() === '')
      .map((value) =>
        report('missing-choices', {
          message: 'A choice with an empty value counts as no choice.',
          hint: 'give it a value; for the text of an unanswered select, use `placeholder:`',
          at: locate(['choices', value], 'key'),
        }),
      );
  });
}

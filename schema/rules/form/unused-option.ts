import { createReporter } from '../../diagnostics/createReporter.ts';
import { createForm } from '../../diagnostics/exampleForms.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { defineRules } from '../../diagnostics/RuleMeta.ts';
import { fieldKinds, kindsByKey } from '../../vocabulary/form/fieldKinds.ts';
import type { FormContext } from '../FormContext.ts';

export const rules = defineRules('reference', {
  'unused-option': {
    code: 'BW093',
    severity: 'error',
    title: 'A key has no effect in a field of its kind',
    why: 'The form does not do what the file says.',
    help: 'Remove the key, or change the kind of the field.',
    bad: createForm('{ name: photo, label: Photo, kind: text, accept: [.jpg] }'),
    good: createForm('{ name: photo, label: Photo, kind: file, accept: [.jpg] }'),
  },
});

const report = createReporter<typeof rules>();

/** Reports keys that have no effect in a field of its kind, such as `accept` in a text field. */
export function checkForm({ fields }: FormContext): Problem[] {
  return fields.flatMap(({ field, locate }) => {
    const { kind } = field;
    if (kind === undefined || !fieldKinds.includes(kind)) return [];
    return Object.keys(field).flatMap((key): Problem | Problem[] => {
      const kinds = kindsByKey[key];
      const needsChoices = kind === 'checkbox' && (key === 'min' || key === 'max');
      const isMissingChoices = needsChoices && field.choices === undefined;
      if (kinds === undefined || (kinds.includes(kind) && !isMissingChoices)) return [];
      return report('unused-option', {
        message: `\`${key}\` has no effect in a field of kind \`${kind}\`.`,
        hint: isMissingChoices ? 'add `choices`, or remove the key' : suggestKinds(kinds),
        at: locate([key], 'key'),
      });
    });
  });
}

function suggestKinds(kinds: readonly string[]): string {
  if (kinds.length > 4) return 'remove it';
  return `remove it, or change the kind to ${kinds.map((kind) => `\`${kind}\``).join(' or ')}`;
}

import { createReporter } from '../../diagnostics/createReporter.ts';
import { createForm } from '../../diagnostics/exampleForms.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { defineRules } from '../../diagnostics/RuleMeta.ts';
import { type FormFieldConfig, fieldKinds } from '../../vocabulary/form/form.ts';
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
      const kinds = kindsByKey[key as keyof FormFieldConfig];
      if (kinds === undefined || kinds.includes(kind)) return [];
      const isMissingChoices = kind === 'checkbox' && (key === 'min' || key === 'max');
      if (isMissingChoices && field.choices !== undefined) return [];
      return report('unused-option', {
        message: `\`${key}\` has no effect in a field of kind \`${kind}\`.`,
        hint: isMissingChoices ? 'add `choices`, or remove the key' : suggestKinds(kinds),
        at: locate([key], 'key'),
      });
    });
  });
}

function suggestKinds(kinds: readonly Kind[]): string {
  if (kinds.length > 4) return 'remove it';
  return `remove it, or change the kind to ${kinds.map((kind) => `\`${kind}\``).join(' or ')}`;
}

type Kind = FormFieldConfig['kind'];

const textKinds: Kind[] = ['text', 'email', 'tel', 'url', 'textarea', 'search'];
const visibleKinds: Kind[] = [
  ...textKinds,
  'select',
  'radio',
  'checkbox',
  'file',
  'number',
  'date',
];

/** The kinds of fields in which a key has an effect; keys that are not listed have one in all. */
const kindsByKey: Partial<Record<keyof FormFieldConfig, Kind[]>> = {
  required: visibleKinds,
  message: visibleKinds,
  notice: visibleKinds,
  hint: visibleKinds,
  width: visibleKinds,
  min: [...textKinds, 'number'],
  max: [...textKinds, 'number'],
  step: ['number'],
  earliest: ['date'],
  latest: ['date'],
  pattern: textKinds,
  autocomplete: [...textKinds, 'select', 'number', 'date'],
  placeholder: [...textKinds, 'select', 'number'],
  rows: ['textarea'],
  choices: ['select', 'radio', 'checkbox'],
  accept: ['file'],
  maxBytes: ['file'],
  maxFiles: ['file'],
  bucket: ['file'],
  sendAs: ['file'],
  value: ['hidden'],
  from: ['hidden'],
};

import type { Problem } from '../../diagnostics/Problem.ts';
import { type FormField, fieldKinds } from '../../vocabulary/form/form.ts';
import type { FieldToCheck } from './collectFields.ts';

/** Reports keys that have no effect in a field of its kind, such as `accept` in a text field. */
export function checkFieldOptions(fields: readonly FieldToCheck[]): Problem[] {
  return fields.flatMap(({ field, locate }) => {
    const { kind } = field;
    if (kind === undefined || !fieldKinds.includes(kind)) return [];
    return Object.keys(field).flatMap((key): Problem[] => {
      const kinds = kindsByKey[key as keyof FormField];
      if (kinds === undefined || kinds.includes(kind)) return [];
      const isMissingChoices = kind === 'checkbox' && (key === 'min' || key === 'max');
      if (isMissingChoices && field.choices !== undefined) return [];
      return [
        {
          rule: 'unused-option',
          message: `\`${key}\` has no effect in a field of kind \`${kind}\`.`,
          hint: isMissingChoices ? 'add `choices`, or remove the key' : suggestKinds(kinds),
          at: locate([key], 'key'),
        },
      ];
    });
  });
}

function suggestKinds(kinds: readonly Kind[]): string {
  if (kinds.length > 4) return 'remove it';
  return `remove it, or change the kind to ${kinds.map((kind) => `\`${kind}\``).join(' or ')}`;
}

type Kind = FormField['kind'];

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
const kindsByKey: Partial<Record<keyof FormField, Kind[]>> = {
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

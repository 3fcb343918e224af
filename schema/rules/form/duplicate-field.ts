import { createReporter } from '../../diagnostics/createReporter.ts';
import { createForm } from '../../diagnostics/exampleForms.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { defineRules } from '../../diagnostics/RuleMeta.ts';
import type { FieldToCheck } from '../collectFields.ts';
import type { FormContext } from '../FormContext.ts';

export const rules = defineRules('reference', {
  'duplicate-field': {
    code: 'BW091',
    severity: 'error',
    title: 'Two fields of a form have the same name',
    why: 'Only one of their values can be sent, and a message for one appears below the other.',
    help: 'Give each field a name of its own. `sendAs` counts as a name too.',
    bad: createForm(
      '{ name: name, label: Name, kind: text }',
      '{ name: name, label: Email, kind: email }',
    ),
    good: createForm(
      '{ name: name, label: Name, kind: text }',
      '{ name: email, label: Email, kind: email }',
    ),
  },
});

const report = createReporter<typeof rules>();

/** Reports fields whose values would overwrite each other, because they are sent under one name. */
export function checkForm({ fields }: FormContext): Problem[] {
  const known = new Map<string, { entry: FieldToCheck; key: 'name' | 'sendAs' }>();
  return fields.flatMap((entry) => {
    const { name, kind, sendAs } = entry.field;
    const keys = kind === 'file' && sendAs !== undefined && sendAs !== name ? keysOfFile : onlyName;
    return keys.flatMap((key): Problem | Problem[] => {
      const value = entry.field[key];
      if (value === undefined) return [];
      if (value === 'form') return [reportReservedName(entry.locate([key]))];
      const first = known.get(value);
      if (first === undefined) {
        known.set(value, { entry, key });
        return [];
      }
      return report('duplicate-field', {
        message: `Two fields of this form have the name \`${value}\`.`,
        hint: 'give each field a name of its own',
        at: entry.locate([key]),
        related: [{ at: first.entry.locate([first.key]), message: 'first used here' }],
      });
    });
  });
}

/** Functions read `form` as the name of the form that was sent. */
function reportReservedName(at: Problem['at']): Problem {
  return report('duplicate-field', {
    message: 'The name `form` is taken: it says which form was sent.',
    hint: 'give the field another name',
    at,
  });
}

const keysOfFile = ['name', 'sendAs'] as const;
const onlyName = ['name'] as const;

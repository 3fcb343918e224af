import type { FormField } from '../../../schema/form.ts';
import type { FormValues } from '../backend/FormValues.ts';
import { type RichText, toPlainText } from '../Rich.tsx';
import { words } from '../words.ts';
import { emailPattern, lineBreaks, defaultMaxLength, forbiddenCharacters } from './fieldRules.ts';

/** What the validator must know of a form; definitions and models both have it. */
export interface CheckedForm {
  groups: { fields: CheckedField[] }[];
}

/** What the validator must know of a field. */
export type CheckedField = Omit<FormField, 'label' | 'hint' | 'notice'> & { label: RichText };

/**
 * What is wrong with a filled-in form: one message for each field that is not right, by field name,
 * in the order of the form. The functions reach the same verdict from the same definition
 * (tests/formRules.test.ts holds both against each other).
 */
export function validateForm(form: CheckedForm, values: FormValues): Record<string, string> {
  const wrong: Record<string, string> = {};
  for (const field of fieldsOf(form)) {
    const message = validateField(field, values[field.name] ?? '');
    if (message) wrong[field.name] = message;
  }
  return wrong;
}

/** The fields of a form in order. */
export function fieldsOf<Field>(form: { groups: { fields: Field[] }[] }): Field[] {
  return form.groups.flatMap((group) => group.fields);
}

/** What is wrong with the value of one field, or nothing. */
export function validateField(
  field: CheckedField,
  value: NonNullable<FormValues[string]>,
): string | undefined {
  const label = toPlainText(field.label);
  if (value === '' || value === false || (Array.isArray(value) && value.length === 0)) {
    return field.required ? (field.message ?? words.form.required(label)) : undefined;
  }
  const wrong = field.message ?? words.form.wrong(label);
  if (value instanceof File) return isAcceptable(field, value) ? undefined : wrong;
  if (field.choices) {
    const chosen = Array.isArray(value) ? value : [String(value)];
    return chosen.every((choice) => Object.hasOwn(field.choices ?? {}, choice)) ? undefined : wrong;
  }
  return typeof value === 'string' ? validateText(field, value, label, wrong) : undefined;
}

function validateText(field: CheckedField, text: string, label: string, wrong: string) {
  if (forbiddenCharacters.test(text) || (field.kind !== 'textarea' && lineBreaks.test(text)))
    return words.form.characters(label);
  // In UTF-16 units, as browsers count for minlength and maxlength.
  const { length } = text;
  const most = field.max ?? defaultMaxLength[field.kind] ?? 200;
  if (length > most) return field.max ? wrong : words.form.tooLong(label, most);
  if (length < (field.min ?? 0)) return wrong;
  if (field.kind === 'email' && !emailPattern.test(text)) return wrong;
  if (field.pattern && !new RegExp(field.pattern, 'u').test(text)) return wrong;
  return undefined;
}

function isAcceptable({ accept, maxBytes }: CheckedField, file: File): boolean {
  const name = file.name.toLowerCase();
  const kind = !accept || accept.some((ending) => name.endsWith(ending.toLowerCase()));
  return kind && file.size > 0 && file.size <= (maxBytes ?? Number.POSITIVE_INFINITY);
}

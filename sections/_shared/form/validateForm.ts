import type { FormField } from '../../../schema/form.ts';
import type { FormValues } from '../backend/FormValues.ts';
import { type RichText, toPlainText } from '../RichTextContent.tsx';
import { words } from '../words.ts';
import { defaultMaxLength, emailPattern, forbiddenCharacters, lineBreaks } from './fieldRules.ts';

/** The part of a form definition or model that validation needs. */
export interface CheckedForm {
  groups: { fields: CheckedField[] }[];
}

/** The part of a field that validation needs. */
export type CheckedField = Omit<FormField, 'label' | 'hint' | 'notice'> & { label: RichText };

/**
 * Validates a form; returns an error message for each invalid field by its name, in the order of the
 * form. The functions validate by the same definition (tests/formRules.test.ts compares the two).
 */
export function validateForm(form: CheckedForm, values: FormValues): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const field of fieldsOf(form)) {
    const message = validateField(field, values[field.name] ?? '');
    if (message) messages[field.name] = message;
  }
  return messages;
}

/** Returns the fields of a form in order. */
export function fieldsOf<Field>(form: { groups: { fields: Field[] }[] }): Field[] {
  return form.groups.flatMap((group) => group.fields);
}

/** Returns the error message for a value, or undefined if it is valid. */
function validateField(
  field: CheckedField,
  value: NonNullable<FormValues[string]>,
): string | undefined {
  const label = toPlainText(field.label);
  if (value === '' || value === false || (Array.isArray(value) && value.length === 0)) {
    return field.required ? (field.message ?? words.form.required(label)) : undefined;
  }
  const message = field.message ?? words.form.wrong(label);
  if (value instanceof File) return isAcceptable(field, value) ? undefined : message;
  if (field.choices) {
    const selected = Array.isArray(value) ? value : [String(value)];
    return selected.every((choice) => Object.hasOwn(field.choices ?? {}, choice))
      ? undefined
      : message;
  }
  return typeof value === 'string' ? validateText(field, value, label, message) : undefined;
}

function validateText(field: CheckedField, text: string, label: string, message: string) {
  if (forbiddenCharacters.test(text) || (field.kind !== 'textarea' && lineBreaks.test(text)))
    return words.form.characters(label);
  // In UTF-16 units, as browsers count for minlength and maxlength.
  const { length } = text;
  const limit = field.max ?? defaultMaxLength[field.kind] ?? 200;
  if (length > limit) return field.max ? message : words.form.tooLong(label, limit);
  if (length < (field.min ?? 0)) return message;
  if (field.kind === 'email' && !emailPattern.test(text)) return message;
  if (field.pattern && !new RegExp(field.pattern, 'u').test(text)) return message;
  return undefined;
}

function isAcceptable({ accept, maxBytes }: CheckedField, file: File): boolean {
  const name = file.name.toLowerCase();
  const hasAcceptedType = !accept || accept.some((ending) => name.endsWith(ending.toLowerCase()));
  return hasAcceptedType && file.size > 0 && file.size <= (maxBytes ?? Number.POSITIVE_INFINITY);
}

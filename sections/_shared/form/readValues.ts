import type { FormValues } from '../backend/FormValues.ts';
import { tidyText } from './tidyText.ts';
import type { CheckedField } from './validateForm.ts';

/** Name of a field that visitors never see, so only bots fill it in. */
export const honeypot = 'website';

/** Reads the values of a form as they are sent, with text tidied by `tidyText`. */
export function readValues(form: HTMLFormElement, fields: readonly CheckedField[]): FormValues {
  const data = new FormData(form);
  const values: FormValues = {};
  for (const field of fields) values[field.name] = readValue(data, field);
  values[honeypot] = text(data.get(honeypot));
  return values;
}

function readValue(data: FormData, { name, kind, choices }: CheckedField): FormValues[string] {
  if (kind === 'checkbox') return choices ? data.getAll(name).map(text) : data.has(name);
  const value = data.get(name);
  if (kind === 'file') return value instanceof File && value.name !== '' ? value : null;
  return text(value);
}

function text(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? tidyText(value) : '';
}

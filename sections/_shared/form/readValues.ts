import type { FormValues } from '../../../data/FormValues.ts';
import type { CheckedField } from './validateForm.ts';

/** Field that people never see; what fills it in is a robot. */
export const honeypot = 'website';

/** The values of a form as it is sent: text trimmed and composed, the honeypot as it is. */
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
  if (typeof value !== 'string') return '';
  return value.replace(/\r\n?/g, '\n').trim().normalize('NFC');
}

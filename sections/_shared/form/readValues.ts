import { type FieldRules, getSubmittedName } from '../../../base/forms/FormRules.ts';
import type { FormValues } from '../backend/FormValues.ts';

/** Reads what was typed into a form, by submitted name. */
export function readValues(form: HTMLFormElement, fields: readonly FieldRules[]): FormValues {
  const data = new FormData(form);
  return Object.fromEntries(
    fields.map((field) => [
      getSubmittedName(field),
      hasBadInput(form, field) ? 'incomplete' : readValue(data, field),
    ]),
  );
}

/** Whether a date was typed in part, which browsers report as an empty value. */
function hasBadInput(form: HTMLFormElement, { kind, name }: FieldRules): boolean {
  const control = kind === 'date' && form.querySelector<HTMLInputElement>(`[name="${name}"]`);
  return control !== false && control !== null && control.validity.badInput;
}

function readValue(data: FormData, { name, kind, choices, maxFiles }: FieldRules) {
  if (kind === 'checkbox') return choices ? readTexts(data, name) : data.has(name);
  if (kind !== 'file') return readTexts(data, name)[0] ?? '';
  // An empty file field has a file without a name.
  const files = data
    .getAll(name)
    .filter(isFile)
    .filter((file) => file.name !== '');
  return maxFiles === undefined ? (files[0] ?? '') : files;
}

function isFile(value: FormDataEntryValue): value is File {
  return value instanceof File;
}

function readTexts(data: FormData, name: string): string[] {
  return data.getAll(name).filter((value) => typeof value === 'string');
}

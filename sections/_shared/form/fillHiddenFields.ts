import type { FieldModel } from './FormModel.ts';

/**
 * Writes into hidden fields what only the browser knows: parameters of the address and the page
 * before. Sets the limits of date fields that depend on today.
 *
 * @returns the values of hidden fields by name, to render from then on
 */
export function fillHiddenFields(
  form: HTMLFormElement,
  fields: readonly FieldModel[],
): Record<string, string> {
  const values: Record<string, string> = {};
  for (const { name, kind, from = '', value = '', earliest, latest } of fields) {
    const control = form.elements.namedItem(name);
    if (!(control instanceof HTMLInputElement)) continue;
    if (kind === 'hidden' && from !== '') {
      control.value = readSource(from) || value;
      values[name] = control.value;
    }
    if (earliest === 'today') control.min = getToday();
    if (latest === 'today') control.max = getToday();
  }
  return values;
}

function readSource(from: string): string {
  if (from === 'page') return '';
  if (from === 'referrer') return document.referrer;
  return new URLSearchParams(location.search).get(from.slice(1)) ?? '';
}

/** Returns the date of the visitor's clock, such as `2026-01-31`. */
function getToday(): string {
  const now = new Date();
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

import { isMoment } from '../formats/formats.ts';

/**
 * Returns the ISO date that a text certainly means: `2027/1/15` or `20270115` → `2027-01-15`. Dates
 * that start with the day or the month are left to their author.
 */
export function suggestDate(text: string): string | undefined {
  const form = /^(\d{4})([/.-])(\d{1,2})\2(\d{1,2})(?:[T ]+(.*))?$/.exec(text.trim());
  const compact = /^(\d{4})(\d\d)(\d\d)$/.exec(text.trim());
  const [year, month, day] = form ? [form[1], form[3], form[4]] : (compact?.slice(1) ?? []);
  if (!year || !month || !day) return undefined;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const moment = form?.[5] ? `${date}T${form[5].replace(/^(\d):/, '0$1:')}` : date;
  return isMoment(moment) ? moment : undefined;
}

import type { FieldTexts } from '../messages/FieldTexts.ts';
import { formatDay } from '../messages/formatMessage.ts';
import type { FieldRules } from './FormRules.ts';
import { tidyLine } from './tidyText.ts';

/** Evaluates the value of a date field that is not empty: a day of the calendar, `2026-01-31`. */
export function evaluateDate(
  field: FieldRules,
  raw: string,
  { now, texts, locale }: { now: Date; texts: FieldTexts; locale: string },
): { value?: string; error?: string } {
  const { earliest, latest, message } = field;
  const value = tidyLine(raw);
  if (!isCalendarDate(value)) return { error: message ?? texts.date };
  if (earliest !== undefined && value < getLimit(earliest, now, -12)) {
    const date = formatDay(getLimit(earliest, now, 0), locale);
    return { error: message ?? texts.tooEarly({ date }) };
  }
  if (latest !== undefined && value > getLimit(latest, now, 14)) {
    const date = formatDay(getLimit(latest, now, 0), locale);
    return { error: message ?? texts.tooLate({ date }) };
  }
  return { value };
}

/** Whether a text is a day of the calendar as `YYYY-MM-DD`. */
export function isCalendarDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) &&
    !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(text)
  );
}

/** Returns a limit as a date: `today` in a time zone that is `hours` from UTC, or the date itself. */
function getLimit(limit: string, now: Date, hours: number): string {
  if (limit !== 'today') return limit;
  return new Date(now.getTime() + hours * 3_600_000).toISOString().slice(0, 10);
}

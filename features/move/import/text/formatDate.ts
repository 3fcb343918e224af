import { readWritten } from '../../../../base/time/parseMoment.ts';
import { readDate } from './readDate.ts';

/** Formats a date with the signs of `strftime`, such as `%d %B %Y`, in English; "" for no date. */
export function formatDate(text: string, format: string): string {
  const moment = readDate(text);
  if (moment === undefined) return '';
  const date = readWritten(moment);
  const name = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' }).format(date);
  const two = (number: number) => String(number).padStart(2, '0');
  const start = Date.UTC(date.getUTCFullYear(), 0, 1);
  const values: Record<string, () => string> = {
    Y: () => String(date.getUTCFullYear()),
    y: () => two(date.getUTCFullYear() % 100),
    m: () => two(date.getUTCMonth() + 1),
    B: () => name({ month: 'long' }),
    b: () => name({ month: 'short' }),
    h: () => name({ month: 'short' }),
    d: () => two(date.getUTCDate()),
    e: () => String(date.getUTCDate()).padStart(2, ' '),
    j: () => String(Math.floor((date.getTime() - start) / 86_400_000) + 1).padStart(3, '0'),
    A: () => name({ weekday: 'long' }),
    a: () => name({ weekday: 'short' }),
    u: () => String(date.getUTCDay() || 7),
    w: () => String(date.getUTCDay()),
    H: () => two(date.getUTCHours()),
    I: () => two(date.getUTCHours() % 12 || 12),
    M: () => two(date.getUTCMinutes()),
    S: () => two(date.getUTCSeconds()),
    p: () => (date.getUTCHours() < 12 ? 'AM' : 'PM'),
    F: () => date.toISOString().slice(0, 10),
    '%': () => '%',
  };
  return format.replaceAll(/%(-?)([A-Za-z%])/g, (whole, plain: string, sign: string) => {
    const value = values[sign]?.() ?? whole;
    return plain ? value.replace(/^[0 ]+(?=.)/, '') : value;
  });
}

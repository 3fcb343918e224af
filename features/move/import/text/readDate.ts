import { isMoment } from '../../../../base/time/isMoment.ts';

/**
 * Reads a date in one of the forms that generators, databases and mail use, such as `2014-12-17 11:16:21
 * -0800`, `Jul 08 2022`, `17.12.2014` or `Wed, 17 Dec 2014 11:16:21 GMT`. Of two numbers of which each may be
 * the month, the first is.
 *
 * @returns the date as it is written, in ISO 8601, with its offset if it has one; undefined if the text is
 *   no date of the calendar
 */
export function readDate(value: unknown): string | undefined {
  const text = String(value ?? '')
    .trim()
    .replace(/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?\s+/i, '');
  const found = readDay(text);
  if (!found) return undefined;
  const time = readTime(text.slice(found.length));
  if (time === undefined) return undefined;
  const moment = `${found.day}${time}`;
  return isMoment(moment) ? moment : undefined;
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** The forms of a day, with the positions of year, month and day. */
const dayForms: readonly [form: RegExp, year: number, month: number, day: number][] = [
  [/^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/, 1, 2, 3],
  [/^(\d{4})(\d\d)(\d\d)(?!\d)/, 1, 2, 3],
  [/^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})(?!\d)/, 3, 2, 1],
  [/^([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})(?!\d)/i, 3, 1, 2],
  [/^(\d{1,2})(?:st|nd|rd|th)?[\s-]+([a-z]{3,9})\.?,?[\s-]+(\d{4})(?!\d)/i, 3, 2, 1],
];

function readDay(text: string): { day: string; length: number } | undefined {
  for (const [form, year, month, day] of dayForms) {
    const match = form.exec(text);
    if (!match) continue;
    const written = match[month] ?? '';
    const number = /\d/.test(written)
      ? Number(written)
      : months.indexOf(written.slice(0, 3).toLowerCase()) + 1;
    return { day: toDay(match[year], number, match[day]), length: match[0].length };
  }
  const [all = '', one = '', two = '', year] =
    /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})/.exec(text) ?? [];
  if (year === undefined) return undefined;
  const isDayFirst = Number(one) > 12;
  return { day: toDay(year, isDayFirst ? two : one, isDayFirst ? one : two), length: all.length };
}

function toDay(year = '', month: string | number = '', day = ''): string {
  return `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Reads the time behind a day, with its zone: `T11:16:21-08:00`, or nothing; undefined for other texts. */
function readTime(text: string): string | undefined {
  const rest = text.trim();
  if (rest === '') return '';
  const match =
    /^(?:T|at\s|,)?\s*(\d{1,2}):(\d\d)(?::(\d\d)(?:[.,](\d+))?)?\s*(am|pm)?\s*(Z|[a-z]{1,5}|[+-]\d\d:?\d\d|[+-]\d\d?)?(?:\s*\([^)]*\))?$/i.exec(
      rest,
    );
  if (!match) return undefined;
  const [, hours = '', minutes = '', seconds, fraction, half, zone] = match;
  const hour = (Number(hours) % (half ? 12 : 24)) + (/pm/i.test(half ?? '') ? 12 : 0);
  const offset = zone === undefined ? '' : readOffset(zone);
  if (offset === undefined) return undefined;
  const rough = `T${String(hour).padStart(2, '0')}:${minutes}`;
  return `${rough}${seconds === undefined ? '' : `:${seconds}`}${/[1-9]/.test(fraction ?? '') ? `.${fraction?.slice(0, 3)}` : ''}${offset}`;
}

const zones: Readonly<Record<string, string>> = {
  z: 'Z',
  utc: 'Z',
  gmt: 'Z',
  est: '-05:00',
  edt: '-04:00',
  cst: '-06:00',
  cdt: '-05:00',
  mst: '-07:00',
  mdt: '-06:00',
  pst: '-08:00',
  pdt: '-07:00',
  cet: '+01:00',
  cest: '+02:00',
  bst: '+01:00',
  jst: '+09:00',
};

function readOffset(zone: string): string | undefined {
  const known = zones[zone.toLowerCase()];
  if (known !== undefined) return known;
  const [, sign, hours = '', minutes = '00'] = /^([+-])(\d\d?):?(\d\d)?$/.exec(zone) ?? [];
  return sign === undefined ? undefined : `${sign}${hours.padStart(2, '0')}:${minutes}`;
}

import { isMoment } from '../../../base/time/isMoment.ts';

/**
 * Returns the ISO date, perhaps with a time, that a text certainly means: `2027/1/15`, `20270115`,
 * `15.1.2027`, `15. Januar 2027`, `January 15, 2027`. A text such as `1/2/2027` is left to its author.
 */
export function suggestDate(text: string): string | undefined {
  const { year, month, day, rest } = matchDate(text.trim()) ?? {};
  if (!year || !month || !day) return undefined;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = rest && suggestTime(rest);
  const moment = rest ? `${date}T${time ?? rest.replace(/^(\d):/, '0$1:')}` : date;
  return isMoment(moment) ? moment : undefined;
}

/** Returns the time that a text means: `8.30 Uhr`, `8 h`, `8:30`, `5pm` → `17:00`. */
function suggestTime(text: string): string | undefined {
  const match = /^(\d{1,2})(?:[.:h]\s?(\d\d))?\s*(?:uhr|h|([ap])\.?m\.?)?$/i.exec(text.trim());
  const [, hour = '', minute = '00', half] = match ?? [];
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour);
  const time = `${String(hours).padStart(2, '0')}:${minute}`;
  return match && (isMoment(`2000-01-01T${time}`) || time === '24:00') ? time : undefined;
}

interface DateParts {
  year?: string | undefined;
  month?: string | undefined;
  day?: string | undefined;
  rest?: string | undefined;
}

function matchDate(text: string): DateParts | undefined {
  const form = forms.map((pattern) => pattern.exec(text)?.groups).find(Boolean);
  if (form?.name) return { ...form, month: months()[form.name.toLowerCase().replace(/\.$/, '')] };
  const { first, second, ...parts } = form ?? {};
  if (first === undefined) return form;
  // Only one order is possible.
  if (Number(second) > 12) return { ...parts, month: first, day: second };
  return Number(first) > 12 ? { ...parts, day: first, month: second } : undefined;
}

const forms = [
  /^(?<year>\d{4})([/.-])(?<month>\d{1,2})\2(?<day>\d{1,2})(?:[T ]+(?<rest>.*))?$/,
  /^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)$/,
  /^(?<day>\d{1,2})\. ?(?<month>\d{1,2})\. ?(?<year>\d{4})(?:[, ]+(?<rest>.*))?$/,
  /^(?<day>\d{1,2})(?:\.|st|nd|rd|th|º|er)?(?: de)? (?<name>\p{L}+\.?)(?: de)? (?<year>\d{4})(?:[, ]+(?<rest>.*))?$/u,
  /^(?<name>\p{L}+\.?) (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})(?:[, ]+(?<rest>.*))?$/u,
  /^(?<first>\d{1,2})([/-])(?<second>\d{1,2})\2(?<year>\d{4})(?:[, ]+(?<rest>.*))?$/,
];

/** Returns the number of each month by its names in the languages whose words are complete. */
function months(): Record<string, string | undefined> {
  const styles = ['long', 'short'] as const;
  const names = ['en', 'de', 'fr', 'es', 'pt'].flatMap((locale) =>
    styles.flatMap((month) => {
      const format = new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' });
      return [...Array(12).keys()].map((index) => [
        format.format(Date.UTC(2000, index)).replace(/\.$/, ''),
        String(index + 1),
      ]);
    }),
  );
  return Object.fromEntries(names.map(([name = '', month]) => [name.toLowerCase(), month]));
}

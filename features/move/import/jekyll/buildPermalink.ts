import { parseMoment } from '../../../../base/time/parseMoment.ts';
import { formatDate } from '../text/formatDate.ts';

/** What an address of Jekyll is made from. */
export interface AddressParts {
  /** Name of the file without date and ending, or `slug` of the front matter. */
  slug: string;
  categories: readonly string[];
  /** ISO 8601. */
  date: string | undefined;
  /** Path of the file below its collection, without ending. */
  path: string;
  collection: string;
  timezone: string;
}

const styles: Readonly<Record<string, string>> = {
  date: '/:categories/:year/:month/:day/:title:output_ext',
  pretty: '/:categories/:year/:month/:day/:title/',
  ordinal: '/:categories/:year/:y_day/:title:output_ext',
  weekdate: '/:categories/:year/W:week/:short_day/:title:output_ext',
  none: '/:categories/:title:output_ext',
};

/** Whether a permalink has an address without an ending. */
export function isPretty(permalink: string): boolean {
  return (styles[permalink] ?? permalink).endsWith('/');
}

/** Builds an address from a permalink of Jekyll: a style such as `pretty`, or a pattern with `:year`. */
export function buildPermalink(permalink: string, parts: AddressParts): string {
  const pattern = styles[permalink] ?? permalink;
  const day = parts.date === undefined ? '' : toLocalTime(parts.date, parts.timezone);
  const date = (format: string) => formatDate(day, format);
  const values: Record<string, () => string> = {
    year: () => date('%Y'),
    short_year: () => date('%y'),
    month: () => date('%m'),
    i_month: () => date('%-m'),
    short_month: () => date('%b'),
    long_month: () => date('%B'),
    day: () => date('%d'),
    i_day: () => date('%-d'),
    y_day: () => date('%j'),
    short_day: () => date('%a'),
    long_day: () => date('%A'),
    week: () => getWeek(day),
    w_day: () => date('%u'),
    hour: () => date('%H'),
    minute: () => date('%M'),
    second: () => date('%S'),
    title: () => toTitle(parts.slug),
    name: () => toTitle(parts.slug),
    slug: () =>
      toTitle(parts.slug)
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-'),
    basename: () => parts.slug,
    path: () => parts.path,
    collection: () => parts.collection,
    categories: () => [...new Set(parts.categories.map((name) => name.toLowerCase()))].join('/'),
    slugified_categories: () =>
      parts.categories
        .map((name) => name.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-'))
        .join('/'),
    output_ext: () => '.html',
  };
  const address = pattern.replaceAll(/:([a-z_]+)/g, (whole, name: string) => {
    // The longest name that is known: `:title_x` is `:title` and `_x`.
    for (let end = name.length; end > 0; end--) {
      const value = values[name.slice(0, end)];
      if (value) return value() + name.slice(end);
    }
    return whole;
  });
  return `/${address}`.replaceAll(/\/{2,}/g, '/');
}

/** The slug of Jekyll's mode `pretty`: letters stay as they are, other signs become hyphens. */
function toTitle(slug: string): string {
  return slug.replaceAll(/[^\p{L}\p{M}\p{N}._~!$&'()+,;=@]+/gu, '-').replaceAll(/^-|-$/g, '');
}

/** Returns a time with an offset as clocks of a zone show it; others as they are written. */
export function toLocalTime(date: string, timezone: string): string {
  if (!/T.*(?:Z|[+-]\d\d:\d\d)$/.test(date)) return date;
  try {
    const at = parseMoment(date);
    return new Intl.DateTimeFormat('sv', {
      timeZone: timezone,
      dateStyle: 'short',
      timeStyle: 'medium',
    }).format(at);
  } catch {
    return date;
  }
}

/** Returns the week of ISO 8601, with two digits. */
function getWeek(day: string): string {
  const date = new Date(`${day.slice(0, 10)}T00:00Z`);
  if (Number.isNaN(date.getTime())) return '';
  date.setUTCDate(date.getUTCDate() + 4 - (date.getUTCDay() || 7));
  const start = Date.UTC(date.getUTCFullYear(), 0, 1);
  return String(Math.ceil(((date.getTime() - start) / 86_400_000 + 1) / 7)).padStart(2, '0');
}

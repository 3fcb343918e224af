import { getOwn } from '../values/getOwn.ts';

/** A text with parameters such as `{name}`, or its forms by the plural category of `{count}`. */
export type Message = string | PluralMessage;

/** The forms of a text by the plural category of `{count}`, as `Intl.PluralRules` returns it. */
export type PluralMessage = { readonly [Category in Intl.LDMLPluralRule]?: string } & {
  readonly other: string;
};

/** The values of the parameters of a word. */
export type WordValues = Readonly<Record<string, string | number>>;

/** Fills in the parameters of a word; numbers are written as the language writes them. */
export function formatMessage(word: Message, values: WordValues, locale: string): string {
  const text =
    typeof word === 'string' ? word : (word[selectForm(values.count, locale)] ?? word.other);
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = getOwn(values, name);
    return typeof value === 'number' ? formatNumber(value, locale) : (value ?? placeholder);
  });
}

/** Formats a size in bytes, such as "1.5 MB". */
export function formatBytes(bytes: number, locale: string): string {
  const isSmall = bytes < 1_048_576;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: 1,
  }).format(bytes / (isSmall ? 1024 : 1_048_576));
}

/** Formats a day of the calendar, `2026-01-31`, such as "January 31, 2026". */
export function formatDay(day: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(day));
}

function selectForm(count: string | number | undefined, locale: string): Intl.LDMLPluralRule {
  let rules = pluralRules.get(locale);
  if (!rules) {
    rules = new Intl.PluralRules(locale);
    pluralRules.set(locale, rules);
  }
  return rules.select(Number(count));
}

const pluralRules = new Map<string, Intl.PluralRules>();

/** Groups digits only of numbers with five digits or more, so that years stay as they are. */
function formatNumber(value: number, locale: string): string {
  // Creating the format takes a slow phone 100 ms, and counts need none.
  if (Number.isInteger(value) && value >= 0 && value < 10_000 && usesPlainDigits.test(locale))
    return String(value);
  let format = numberFormats.get(locale);
  if (!format) {
    format = new Intl.NumberFormat(locale, { useGrouping: 'min2', maximumFractionDigits: 20 });
    numberFormats.set(locale, format);
  }
  return format.format(value);
}

/** Languages that write numbers with the digits 0 to 9 in every region. */
const usesPlainDigits = /^(?:cs|da|de|en|es|fi|fr|hu|it|nb|nl|pl|pt|ro|sv|tr)(?:-[A-Z]{2})?$/;

/** By locale: a format takes longer to create than to use a hundred times. */
const numberFormats = new Map<string, Intl.NumberFormat>();

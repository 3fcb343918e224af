import { getOrCreate } from '../../../base/lists/getOrCreate.ts';
import { isMoment } from '../../../base/time/isMoment.ts';
import { readWritten } from '../../../base/time/parseMoment.ts';
import { countReadingMinutes } from '../../markdown/countReadingMinutes.ts';
import { optionalFilter } from './template.ts';
import { toRouteSegment } from './toRouteSegment.ts';

/** A filter of `{{ value | filter }}`. */
export interface Filter {
  /** The accepted values, in words. */
  takes: string;
  /** Returns the formatted value; undefined for an input it does not accept. */
  apply(value: unknown): unknown;
}

/**
 * Creates the filters for a locale and currency. Formatters are created on first use.
 *
 * @param formatReadingTime writes a number of minutes in the words of the site
 */
export function createFilters(
  locale: string,
  currency: string,
  formatReadingTime: (minutes: number) => string,
): Record<string, Filter> {
  const money = new Map<number, Intl.NumberFormat>();
  let number: Intl.NumberFormat | undefined;
  let date: Intl.DateTimeFormat | undefined;
  return {
    money: {
      takes: 'a number',
      apply(value) {
        if (typeof value !== 'number') return undefined;
        const digits = Number.isInteger(value) ? 0 : 2;
        const format = getOrCreate(money, digits, () => {
          const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
          return new Intl.NumberFormat(locale, { style: 'currency', currency, ...options });
        });
        return format.format(value);
      },
    },
    number: {
      takes: 'a number',
      apply(value) {
        if (typeof value !== 'number') return undefined;
        number ??= new Intl.NumberFormat(locale);
        return number.format(value);
      },
    },
    date: {
      takes: 'a date such as 2026-05-31',
      apply(value) {
        if (typeof value !== 'string' || !isMoment(value)) return undefined;
        date ??= new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
        return date.format(readWritten(value));
      },
    },
    readingTime: {
      takes: 'text',
      apply(value) {
        if (typeof value !== 'string') return undefined;
        return formatReadingTime(countReadingMinutes(value));
      },
    },
    slug: {
      takes: 'text',
      apply: (value) => (typeof value === 'string' ? toRouteSegment(value) : undefined),
    },
    [optionalFilter]: { takes: 'a value', apply: (value) => value },
    capitalize: {
      takes: 'text',
      apply(value) {
        if (typeof value !== 'string') return undefined;
        return value.charAt(0).toLocaleUpperCase(locale) + value.slice(1);
      },
    },
  };
}

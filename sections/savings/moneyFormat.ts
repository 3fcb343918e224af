import type { Savings } from './schema.ts';

/**
 * How the table writes its amounts: in the currency and the habits of the locale, with cents only
 * if any amount has them, so that the digits of a column stand below each other.
 */
export function moneyFormat(
  locale: string,
  currency: string,
  rows: Savings['rows'],
): Intl.NumberFormat {
  const whole = rows.every((row) =>
    [row.inHouse, row.ours, row.savings].every((amount) => Number.isInteger(amount)),
  );
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    ...(whole && { maximumFractionDigits: 0 }),
  });
}

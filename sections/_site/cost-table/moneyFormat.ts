import type { CostTable } from './schema.ts';

/**
 * Returns the number format of the table's amounts. It shows cents only if any amount has them, so
 * that the digits of a column line up.
 */
export function moneyFormat(
  locale: string,
  currency: string,
  rows: CostTable['rows'],
): Intl.NumberFormat {
  const whole = rows.every((row) =>
    [row.theirs, row.ours, row.saving].every((amount) => Number.isInteger(amount)),
  );
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    ...(whole && { maximumFractionDigits: 0 }),
  });
}

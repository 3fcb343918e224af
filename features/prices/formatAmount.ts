/** Formats an amount of money in a language, without decimals of round amounts. */
export function formatAmount(amount: number, currency: string, locale: string): string {
  const options = { style: 'currency', currency } as const;
  const isRound = Number.isInteger(amount);
  return new Intl.NumberFormat(locale, {
    ...options,
    ...(isRound && { maximumFractionDigits: 0 }),
  }).format(amount);
}

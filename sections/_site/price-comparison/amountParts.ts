/**
 * Splits a price after its last digit into an amount, which is shown large, and a unit: "$8–12/hour" →
 * "$8–12" and "/hour", "$22-40 CAD" → "$22-40" and " CAD". A price without digits is all amount.
 */
export function amountParts(value: string): { amount: string; unit: string } {
  const end = /^.*\d[%+KkM]*/s.exec(value)?.[0].length ?? value.length;
  return { amount: value.slice(0, end), unit: value.slice(end) };
}

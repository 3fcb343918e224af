/**
 * Returns a telephone number without the signs that group its digits. The `(0)` of an international
 * number is left out: it is dialled inside the country alone.
 */
export function compactPhone(number: string): string {
  const dialled = number.startsWith('+') ? number.replaceAll('(0)', '') : number;
  return dialled.replaceAll(/[\s()/.-]/g, '');
}

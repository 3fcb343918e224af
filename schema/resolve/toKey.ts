/** Turns a value into a part of a route: "Daily Données" → "daily-donnees". */
export function toKey(value: string): string {
  const key = value
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  return key || value;
}

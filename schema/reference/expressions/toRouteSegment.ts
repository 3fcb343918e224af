import { toLatinLetters } from '../../markdown/toLatinLetters.ts';

/** Turns a value into a part of a route: "Daily Données" → "daily-donnees". */
export function toRouteSegment(value: string): string {
  const key = toLatinLetters(value)
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  return key || value;
}

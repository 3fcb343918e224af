import { ordinals, weekdayNames } from './names.ts';

/** A day of a rule. */
export type RuleDay =
  /** A weekday, 0 for Monday: all of them, or the one that `nth` counts. */
  | { weekday: number; nth?: number }
  /** A day of the month; -1 is the last one. */
  | { date: number };

/** Reads a day of a rule, such as `first Tuesday`; undefined for another text. */
export function parseDay(text: string | number): RuleDay | undefined {
  if (typeof text === 'number') return { date: text };
  if (text === 'last day') return { date: -1 };
  const words = text.split(' ');
  const name = words.pop() ?? '';
  const weekday = weekdayNames.indexOf(name as (typeof weekdayNames)[number]);
  const [ordinal, ...more] = words;
  if (weekday < 0 || more.length > 0) return undefined;
  if (ordinal === undefined) return { weekday };
  const nth = (ordinals as Readonly<Record<string, number>>)[ordinal];
  return nth === undefined ? undefined : { weekday, nth };
}

import type { ProseRule, TextFlaw } from './TextFlaw.ts';

/**
 * Returns the first flaws of each rule. Explaining and locating each of them takes time that grows
 * with the length of the text; the others are reported once these are fixed.
 */
export function limitFlaws(flaws: readonly TextFlaw[]): TextFlaw[] {
  const counts = new Map<ProseRule, number>();
  return flaws.filter(({ rule }) => {
    const count = (counts.get(rule) ?? 0) + 1;
    counts.set(rule, count);
    return count <= mostFlaws;
  });
}

/** The number of flaws of a rule that are reported for a text. */
const mostFlaws = 100;

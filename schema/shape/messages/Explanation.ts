import type { Finding } from '../formats/Finding.ts';

/** What a text lacks, and what to write instead. */
export type Explanation = Pick<Finding, 'rule' | 'message' | 'hint' | 'fix'>;

/** Suggests a text that certainly is meant. */
export function suggest(text: string): Pick<Finding, 'hint' | 'fix'> {
  return { hint: `write "${text}"`, fix: { text } };
}

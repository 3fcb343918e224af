import type { Finding } from '../../diagnostics/Finding.ts';

/** Suggests a text that certainly is meant. */
export function suggest(text: string): Pick<Finding, 'hint' | 'fix'> {
  return { hint: `write "${text}"`, fix: { text } };
}

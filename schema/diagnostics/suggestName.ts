import { getSpellingSuggestion } from '../../base/text/getSpellingSuggestion.ts';
import { getCertainCorrection } from './getCertainCorrection.ts';
import type { Problem } from './Problem.ts';

/**
 * Returns the hint for an unknown name, and the candidate that it certainly misspells, if any.
 *
 * @param candidates names that exist, in an order that can be read twice
 * @param otherwise the hint if the name resembles no candidate
 */
export function suggestName(
  name: string,
  candidates: readonly string[] | ReadonlySet<string>,
  otherwise: string,
): { hint: string; correction?: string } {
  const suggestion = getSpellingSuggestion(name, candidates);
  const correction = getCertainCorrection(name, candidates);
  const hint = suggestion ? `did you mean "${suggestion}"?` : otherwise;
  return { hint, ...(correction && { correction }) };
}

/** Returns the hint for an unknown name at a location, and the fix, unless an expression yields the name. */
export function suggestFix(
  at: Problem['at'],
  ...unknown: Parameters<typeof suggestName>
): Pick<Problem, 'hint' | 'fix'> {
  const { hint, correction } = suggestName(...unknown);
  const isTemplate = !('from' in at) && typeof at.part === 'object' && 'template' in at.part;
  return { hint, ...(correction && !isTemplate && { fix: [{ at, text: correction }] }) };
}

import { getCertainCorrection } from './getCertainCorrection.ts';
import { getSpellingSuggestion } from './getSpellingSuggestion.ts';
import { suggestRulesByTopic } from './suggestRulesByTopic.ts';

/** Explains how to replace an unknown rule name; with `correction` if that is certain. */
export function explainUnknownRule(
  name: string,
  candidates: readonly string[],
): { hint: string; correction?: string } {
  const suggestion = getSpellingSuggestion(name, candidates);
  if (suggestion) {
    const correction = getCertainCorrection(name, candidates);
    return { hint: `did you mean "${suggestion}"?`, ...(correction && { correction }) };
  }
  const [first, ...more] = suggestRulesByTopic(name, candidates);
  if (first === undefined) return { hint: '`npx blockwright explain` lists the names' };
  return {
    hint: more.length
      ? `checks about this: ${[first, ...more].join(', ')}`
      : `did you mean "${first}"?`,
  };
}

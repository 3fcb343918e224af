import type { RuleName } from './catalogue.ts';
import { getCertainCorrection } from './getCertainCorrection.ts';
import { getSpellingSuggestion } from './getSpellingSuggestion.ts';

/**
 * Returns the candidate that an unknown rule name most likely means: the new name of a rule that was
 * renamed, or else the closest spelling. Undefined if no candidate is close.
 */
export function suggestRuleName(name: string, candidates: readonly string[]): string | undefined {
  const current = Object.hasOwn(formerNames, name) ? formerNames[name] : undefined;
  return current !== undefined && candidates.includes(current)
    ? current
    : getSpellingSuggestion(name, candidates);
}

/** Returns the rule name that an unknown one certainly means, so that a fix may replace it. */
export function correctRuleName(name: string, candidates: readonly string[]): string | undefined {
  return Object.hasOwn(formerNames, name)
    ? suggestRuleName(name, candidates)
    : getCertainCorrection(name, candidates);
}

/** Former rule name → current name. Not aliases: a former name is an unknown name with a fix. */
export const formerNames: Record<string, RuleName> = {
  'wrong-form': 'wrong-format',
  'wrong-moment': 'invalid-date',
  'unsafe-address': 'invalid-link',
  'not-allowed': 'invalid-value',
  'several-documents': 'multiple-documents',
  'unquoted-template': 'unquoted-expression',
  'odd-number': 'ambiguous-number',
  'template-syntax': 'expression-syntax',
  'not-insertable': 'value-not-text',
  'unused-silencer': 'unused-suppression',
  'image-oversize': 'image-too-large',
  'route-gone': 'route-removed',
};

import { getSpellingSuggestion } from '../../base/text/getSpellingSuggestion.ts';
import { getOwn } from '../../base/values/getOwn.ts';
import { getCertainCorrection } from './getCertainCorrection.ts';

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

/**
 * Returns the rules that an unknown name may mean in other words. If one rule matches best, such as
 * `unreachable-page` for `orphan-page`, returns it alone; otherwise all rules with a word of the name,
 * such as `image`.
 */
function suggestRulesByTopic(name: string, candidates: readonly string[]): string[] {
  const words = new Set(
    name
      .toLowerCase()
      .split(/[-_ ]+/)
      .map(toTopic),
  );
  const matches = candidates
    .map((candidate) => ({
      candidate,
      score: countShared(candidate.split('-').map(toTopic), words),
    }))
    .filter(({ score }) => score > 0);
  const best = Math.max(...matches.map(({ score }) => score));
  const winners = matches.filter(({ score }) => score === best);
  return (best > 1 && winners.length === 1 ? winners : matches).map(({ candidate }) => candidate);
}

function countShared(own: readonly string[], words: ReadonlySet<string>): number {
  return own.filter((word) => words.has(word)).length;
}

/** Returns the word that names of rules use, in singular. */
function toTopic(word: string): string {
  const singular = word.replace(/(?<=.{2}[^s])s$/, '');
  return getOwn(topics, singular) ?? singular;
}

const topics: Record<string, string> = {
  orphan: 'unreachable',
  orphaned: 'unreachable',
  unlinked: 'unreachable',
  broken: 'dead',
  url: 'link',
  hash: 'anchor',
  fragment: 'anchor',
  picture: 'image',
  photo: 'image',
  big: 'large',
  heavy: 'weight',
  size: 'large',
  length: 'length',
  long: 'length',
  short: 'length',
  meta: 'description',
  seo: 'title',
  h1: 'heading',
  headline: 'heading',
  headings: 'heading',
  similar: 'duplicate',
  same: 'duplicate',
  schema: 'jsonld',
  structured: 'jsonld',
  lorem: 'placeholder',
  todo: 'placeholder',
  markup: 'html',
  tag: 'html',
  quote: 'quotes',
  asterisk: 'markdown',
  boolean: 'boolean',
  old: 'expired',
  redirection: 'redirect',
};

import type { RuleContext } from '../../rules/RuleContext.ts';

/** Counts how often the texts of a site contain a word, ignoring case. */
export function countMentions(word: string, context: Pick<RuleContext, 'loaded'>): number {
  // Unicode patterns allow a backslash only before characters that mean something.
  const escaped = word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'giu');
  return listFileTexts(context).reduce((sum, text) => sum + [...text.matchAll(pattern)].length, 0);
}

/** Returns the texts of the manifests, collections and forms. */
export function listFileTexts({ loaded }: Pick<RuleContext, 'loaded'>): string[] {
  const { manifests, collections, markdownFiles, forms } = loaded;
  return [...manifests, ...collections.values(), ...markdownFiles, ...forms.values()].map(
    ({ source }) => source.text,
  );
}

import { getSimilarity } from '../../../base/lists/getSimilarity.ts';
import { splitWords } from '../../../base/text/diffWords.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { getTextState, type SiteText } from '../../locales/matchTexts.ts';
import type { TranslatedText } from '../../locales/TranslatedText.ts';
import { formatScalar } from '../../yaml/formatScalar.ts';
import type { YamlLocation } from '../../yaml/YamlLocation.ts';

/**
 * Explains translations whose original the site no longer has. Where a text of the same page without a
 * translation resembles the original, the fix carries the translation over to it and marks it as stale.
 */
export function explainOrphans(
  orphaned: readonly TranslatedText[],
  owners: readonly { page: string; texts: readonly SiteText[] }[],
): Problem[] {
  const missing = new Map(
    owners.map(({ page, texts }) => [
      page,
      texts.filter(({ entry }) => getTextState(entry) === 'missing').map((one) => one.original),
    ]),
  );
  return orphaned.flatMap((text): Problem | Problem[] => {
    const candidates = text.page === 'site' ? [...missing.values()].flat() : missing.get(text.page);
    // A page that no longer exists is reported by itself.
    if (!candidates) return [];
    const original = findChanged(text.original, candidates);
    const rivals = orphaned.filter(({ page }) => page === text.page);
    const isCertain =
      original !== undefined &&
      findChanged(
        original,
        rivals.map((one) => one.original),
      ) === text.original;
    const at = locateOriginal(text);
    return {
      rule: 'orphaned-translation',
      message: `\`${text.page}\` no longer has the text “${text.original}”.`,
      hint: original
        ? `if it became “${original}”, write that, and the earlier text below \`was:\``
        : 'remove the translation, or move it to the page that has the text',
      at,
      ...(isCertain && { fix: carryOver(text, original) }),
    };
  });
}

/** Returns the text that has most words in common with another one, if those are most of its words. */
function findChanged(original: string, candidates: readonly string[]): string | undefined {
  const words = splitWords(original);
  const ranked = candidates
    .map((text) => ({ text, similarity: getSimilarity(words, splitWords(text)) }))
    .sort((a, b) => b.similarity - a.similarity);
  const [best, second] = ranked;
  if (!best || best.similarity < 0.6 || best.similarity === second?.similarity) return undefined;
  return best.text;
}

/** Returns the location of the original in an entry: its first key has it, whatever the language. */
function locateOriginal({ location: { file, path }, original }: TranslatedText): YamlLocation {
  const item = path.reduce<unknown>(
    (value, step) => (value as Record<string | number, unknown>)[step],
    file.value,
  );
  const key = Object.entries(item as object).find(([, value]) => value === original)?.[0];
  return { file, path: key === undefined ? path : [...path, key] };
}

/** Replaces the original of an entry, and keeps the one that was translated as `was`. */
function carryOver(text: TranslatedText, original: string): NonNullable<Problem['fix']> {
  const { file, path } = locateOriginal(text);
  const { source } = file;
  const item = file.locate(text.location.path, 'whole');
  const key = file.locate(path, 'key');
  const { from, to } = file.locate(path, 'value');
  const flow = /^(?:-\s*)?\{/.test(source.text.slice(item.from, item.to).trimStart());
  const newline = source.text.includes('\r\n') ? '\r\n' : '\n';
  const gap = flow ? ', ' : newline + ' '.repeat(source.position(key.from).column - 1);
  const was = text.was === undefined ? `${gap}was: ${source.text.slice(from, to)}` : '';
  return [{ at: { file: source, from, to }, text: formatScalar(original, { flow }) + was }];
}

import type { Problem, SitePage } from '../../../schema/index.ts';
import { isComparable, normalizeSentence } from '../text/normalizeSentence.ts';
import { locatePage } from './locatePage.ts';
import type { SiteComparison } from './SiteComparison.ts';

/** Reports sentences that are nowhere in the new site, by old page; each once. */
export function findLostSentences(comparison: SiteComparison): Problem[] {
  const { inventory, pairs, site, report, at } = comparison;
  const reported = new Set<string>();
  const find = (texts: readonly string[], page: SitePage | undefined) =>
    texts.filter((text) => isLost(text, page, comparison, reported));
  const shared = find(inventory.shared.sentences, undefined);
  return [
    ...(site.isComplete && shared.length > 0
      ? [
          report('lost-sentence', {
            message: `${countSentences(shared.length)} that most pages of the old site had ${shared.length === 1 ? 'is' : 'are'} nowhere in this site: ${list(shared)}.`,
            hint,
            at,
          }),
        ]
      : []),
    ...pairs.flatMap(({ old, page }): Problem[] => {
      const lost = find(old.sentences, page);
      if (lost.length === 0) return [];
      const total = old.sentences.filter(isComparable).length;
      return [
        report('lost-sentence', {
          message: `${lost.length} of ${countSentences(total)} of the old page ${old.address} ${lost.length === 1 ? 'is' : 'are'} nowhere in this site: ${list(lost)}.`,
          hint,
          at: locatePage(page, comparison),
          route: page.facts.meta.route,
        }),
      ];
    }),
  ];
}

const hint = 'write them, or list them in `gone` of `site.replaces`';

function isLost(
  text: string,
  page: SitePage | undefined,
  { site, gone }: SiteComparison,
  reported: Set<string>,
): boolean {
  // Nearly all sentences have arrived.
  if (site.hasSentence(text)) return false;
  const key = normalizeSentence(text);
  if (key === '' || !isComparable(text) || reported.has(key) || site.hasText(key, page))
    return false;
  reported.add(key);
  return !gone.hasSentence(key);
}

function list(texts: readonly string[]): string {
  const shown = texts
    .slice(0, mostShown)
    .map((text) => `“${text.length > 160 ? `${text.slice(0, 160)}…` : text}”`);
  const rest = texts.length - shown.length;
  return [...shown, ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
}

const mostShown = 5;

function countSentences(count: number): string {
  return `${count} ${count === 1 ? 'sentence' : 'sentences'}`;
}

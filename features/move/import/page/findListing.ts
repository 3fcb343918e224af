import { decodePath } from '../../../../base/text/encodePath.ts';
import type { HtmlElement } from '../../../../base/text/parseHtml.ts';
import { normalizeSentence } from '../../text/normalizeSentence.ts';
import { collectText } from '../html/elements.ts';
import { normalizeAddress } from '../place/normalizeAddress.ts';
import { findAll } from './findAll.ts';
import { climb } from './holds.ts';
import { squash } from './openOldPage.ts';

/** The articles that a page lists, by their addresses → the words of each in the list. */
export type ListedArticles = ReadonlyMap<string, string>;

/**
 * Finds the articles that a page lists, if it says hardly anything else.
 *
 * @param titles address of an article → its title
 * @param isArchive whether its address is that of a list, which may have one article
 */
export function findListing(
  roots: readonly HtmlElement[],
  titles: ReadonlyMap<string, string>,
  isArchive: boolean,
): ListedArticles | undefined {
  const links = findAll(roots, ({ name, attribs }) => name === 'a' && Boolean(attribs.href));
  const targets = new Map<HtmlElement, string>();
  for (const link of links) {
    const address = normalizeAddress(decodePath((link.attribs.href ?? '').replace(/[#?].*$/s, '')));
    if (titles.has(address)) targets.set(link, address);
  }
  const counts = countTargets(targets);
  const items = new Map<HtmlElement, string>();
  for (const [link, address] of targets)
    items.set(
      climb(link, (above) => !roots.includes(above) && counts.get(above)?.size === 1),
      address,
    );
  const listed = new Map<string, string>();
  let length = 0;
  for (const [item, address] of items) {
    const words = squash(collectText(item));
    length += words.length;
    if (normalizeSentence(words).includes(normalizeSentence(titles.get(address) ?? '')))
      listed.set(address, readTeaser(item));
  }
  const total = roots.reduce((sum, root) => sum + squash(collectText(root)).length, 0);
  const isList = listed.size >= (isArchive ? 1 : 2) && total - length <= Math.max(300, total / 3);
  return isList ? listed : undefined;
}

/** Counts the articles to which the links in each element lead. */
function countTargets(targets: ReadonlyMap<HtmlElement, string>): Map<unknown, Set<string>> {
  const counts = new Map<unknown, Set<string>>();
  for (const [link, address] of targets)
    for (let at: unknown = link.parent; at; at = (at as HtmlElement).parent) {
      const known = counts.get(at) ?? new Set();
      counts.set(at, known.add(address));
    }
  return counts;
}

/** Returns the first paragraph of an article in a list. */
function readTeaser(item: HtmlElement): string {
  const [paragraph] = findAll([item], ({ name }) => name === 'p').map((element) =>
    squash(collectText(element)),
  );
  return paragraph && /\S+\s+\S+\s+\S+\s+\S/.test(paragraph) ? paragraph : '';
}

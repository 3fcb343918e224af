import { posix } from 'node:path';
import type { ImportedArticle } from '../model/ImportedArticle.ts';
import type { ImportedFeed, ImportedListing, ImportedSite } from '../model/ImportedSite.ts';
import type { SourceFolder } from '../source/SourceFolder.ts';
import { titleize } from '../text/titleize.ts';
import type { AstroRoute } from './AstroRoute.ts';

/**
 * Lists the pages of code that are made here: feeds, and lists of articles. Others are noted.
 *
 * @param routes the pages, without those that show entries of a collection
 */
export function listAstroPages(
  routes: readonly AstroRoute[],
  articles: readonly ImportedArticle[],
  folder: SourceFolder,
): Pick<ImportedSite, 'listings' | 'feeds'> {
  const dated = articles.filter(({ date }) => date !== undefined);
  const names = new Set(dated.map(({ collection }) => collection));
  const [main] = names;
  const listings: ImportedListing[] = [];
  const feeds: ImportedFeed[] = [];
  for (const one of routes) {
    const { path, route } = one;
    const own = one.collections.find((name) => names.has(name));
    const collection = own ?? main;
    if (/\.xml\.[jt]s$/.test(path)) {
      if (/rss|feed|atom/i.test(path) && collection) feeds.push(toFeed(one, collection));
      continue;
    }
    if (!path.endsWith('.astro')) continue;
    const listing = collection && toListing(route, collection, own !== undefined);
    if (listing) listings.push(listing);
    else if (!/\/404$/.test(route))
      folder.noteFile(path, 'a page of Astro code', 'left out: write it with sections');
  }
  return { listings, feeds };
}

function toFeed({ route, text }: AstroRoute, collection: string): ImportedFeed {
  const title = /title:\s*["'`]([^"'`]+)/.exec(text)?.[1] ?? 'News';
  return { address: route, title, collection };
}

/** Returns the list of a page: of the articles with a tag or category, or of a whole collection. */
function toListing(
  route: string,
  collection: string,
  readsArticles: boolean,
): ImportedListing | undefined {
  const base = route.replace(/\/\[(?:\.\.\.)?page\]$/, '');
  const further =
    base === route ? {} : { furtherPages: `${base.replace(/\[\w+\]$/, ':value')}/:number` };
  const topic = /\/(?:tags?|topics?)\/\[\w+\]$/.test(base)
    ? 'tags'
    : /\/categor(?:y|ies)\/\[\w+\]$/.test(base)
      ? 'categories'
      : undefined;
  if (topic)
    return {
      address: base.replace(/\[\w+\]$/, ':value'),
      ...further,
      title: titleize(topic),
      collection,
      values: topic,
    };
  if (!readsArticles || base.includes('[')) return undefined;
  const address = base.replace(/\/index$/, '');
  return {
    address: address || '/',
    ...further,
    title: titleize(posix.basename(address) || 'Articles'),
    collection,
  };
}

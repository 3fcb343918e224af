import { groupBy } from '../../../../base/lists/groupBy.ts';
import type { ImportedArticle } from '../model/ImportedArticle.ts';
import type { ImportedFeed, ImportedListing, ImportedSite } from '../model/ImportedSite.ts';
import { titleize } from '../text/titleize.ts';
import { toHugoPath } from './buildPageAddress.ts';
import type { HugoConfig } from './HugoConfig.ts';
import type { HugoPage } from './openHugoPage.ts';

/** Lists what Hugo makes without a text: pages of sections and of their topics, and feeds. */
export function listHugoPages(
  pages: readonly HugoPage[],
  all: readonly ImportedArticle[],
  config: HugoConfig,
): Pick<ImportedSite, 'listings' | 'feeds' | 'redirects'> {
  const articles = all.filter(({ language }) => language === undefined);
  const [main, ...others] = listSections(articles);
  if (main === undefined) return { listings: [], feeds: [], redirects: [] };
  const sections = [main, ...others];
  const topics = listTopics(articles, main, config);
  const toFeed = (address: string, collection: string): ImportedFeed => ({
    address,
    title: config.title || 'News',
    collection,
  });
  const feeds = [
    toFeed('/index.xml', main),
    ...sections.map((name) => toFeed(`/${toHugoPath(name, config)}/index.xml`, name)),
  ];
  const listings = [...sections.map((section) => toListing(section, pages, config)), ...topics];
  return {
    listings,
    feeds,
    redirects: [
      ...listOtherRedirects(topics, listings[0], feeds[0], config),
      ...listLanguageRedirects(all, listings, config),
    ],
  };
}

/** Lists the collections with dates, the largest first. */
function listSections(articles: readonly ImportedArticle[]): string[] {
  const sections = groupBy(articles, ({ collection }) => collection);
  sections.delete('pages');
  return [...sections]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([name]) => name);
}

function toListing(
  section: string,
  pages: readonly HugoPage[],
  config: HugoConfig,
): ImportedListing {
  const text = pages.find(({ isSection, folders }) => isSection && folders.join('/') === section);
  const address = `/${toHugoPath(section, config)}`;
  return {
    address,
    furtherPages: `${address}/${config.paginatePath}/:number`,
    title: typeof text?.data.title === 'string' ? text.data.title : titleize(section),
    collection: section,
  };
}

/** Lists the pages of tags and categories. */
function listTopics(
  articles: readonly ImportedArticle[],
  collection: string,
  config: HugoConfig,
): ImportedListing[] {
  const columns = (['tags', 'categories'] as const).filter((column) => config.taxonomies[column]);
  return columns.map((column) => {
    const names = new Set(articles.flatMap((article) => article[column] ?? []));
    return {
      address: `/${column}/:value`,
      furtherPages: `/${column}/:value/${config.paginatePath}/:number`,
      title: titleize(column),
      collection,
      values: column,
      oldAddresses: Object.fromEntries(
        [...names].map((name) => [name, [`/${column}/${toHugoPath(name, config)}`]]),
      ),
    };
  });
}

/**
 * Pages that list all tags, and further pages of the home page, lead to the articles, and feeds of single
 * tags to the feed of all.
 */
function listOtherRedirects(
  topics: readonly ImportedListing[],
  list: ImportedListing | undefined,
  feed: ImportedFeed | undefined,
  { paginatePath }: HugoConfig,
): ImportedSite['redirects'] {
  if (!list || !feed) return [];
  return [
    { from: `/${paginatePath}/:number`, to: list.address, file: list.address },
    ...topics.flatMap(({ values = '', address }) => [
      { from: `/${values}`, to: list.address, file: address },
      { from: `/${values}/${paginatePath}/:number`, to: list.address, file: address },
      { from: `/${values}/index.xml`, to: feed.address, file: address },
      { from: `/${values}/:name/index.xml`, to: feed.address, file: address },
    ]),
  ];
}

/** Lists in further languages lead to those of the main language: the articles there open in their language. */
function listLanguageRedirects(
  articles: readonly ImportedArticle[],
  listings: readonly ImportedListing[],
  { paginatePath }: HugoConfig,
): ImportedSite['redirects'] {
  const languages = new Set(articles.flatMap(({ language }) => language ?? []));
  const [main = { address: '/' }] = listings;
  return [...languages].flatMap((language) => [
    { from: `/${language}`, to: '/', file: `/${language}` },
    ...listings.flatMap(({ address, values }) => {
      const list = values === undefined ? address : `/${values}`;
      const to = values === undefined ? address : main.address;
      const froms = values === undefined ? [list] : [list, `${list}/:name`];
      return froms.flatMap((from) =>
        ['', `/${paginatePath}/:number`].map((page) => ({
          from: `/${language}${from}${page}`,
          to,
          file: `/${language}${list}`,
        })),
      );
    }),
  ]);
}

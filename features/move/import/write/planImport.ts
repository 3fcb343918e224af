import { groupBy } from '../../../../base/lists/groupBy.ts';
import type { ImportedSite } from '../model/ImportedSite.ts';
import type { ImportNote } from '../model/ImportNote.ts';
import { AddressBook } from './AddressBook.ts';
import { editSite } from './editSite.ts';
import type { ImportedFiles } from './ImportRecord.ts';
import { LinkWriter } from './LinkWriter.ts';
import { nameCollection } from './nameCollection.ts';
import { noteLanguages } from './noteLanguages.ts';
import { PublicFiles } from './PublicFiles.ts';
import { type PlacedArticle, pageFiles, placeArticles } from './placeArticles.ts';
import { placeListings } from './placeListings.ts';
import { type PlannedRow, planCollection } from './planCollection.ts';
import { planFeed } from './planFeed.ts';
import type { WantedFile } from './planFiles.ts';
import { planList } from './planList.ts';
import { planPage } from './planPage.ts';
import { planRedirects } from './planRedirects.ts';
import { placeTranslations, planTranslations } from './planTranslations.ts';
import type { ExistingSite } from './readExistingSite.ts';
import { separateTranslations } from './separateTranslations.ts';
import { toColumns } from './toColumns.ts';
import { unifyTopics } from './unifyTopics.ts';

/** What an import writes, before it is compared with what is there. */
export interface ImportPlan {
  files: WantedFile[];
  /** `pages.yaml` with redirects and feeds. */
  manifest: string;
  notes: ImportNote[];
  counts: {
    pages: number;
    articles: ReadonlyMap<string, number>;
    /** Translated articles, by language. */
    translations: ReadonlyMap<string, number>;
    lists: number;
    pictures: number;
    redirects: number;
    feeds: number;
    drafts: number;
  };
}

/** Plans the files of an import: rows, row schemas, pages, pictures, lists, redirects and feeds. */
export async function planImport(
  root: string,
  site: ImportedSite,
  { existing, known }: { existing: ExistingSite; known: ImportedFiles },
): Promise<ImportPlan> {
  const notes: ImportNote[] = [];
  const note = (one: ImportNote) => {
    const line = one.line ?? (one.piece ? site.findLine?.(one.file, one.piece) : undefined);
    notes.push({ ...one, ...(line !== undefined && { line }) });
  };
  const taken = listTaken(existing, known);
  const { originals, translations } = separateTranslations(site.articles, note);
  noteLanguages(originals, site.language ?? existing.locale, note);
  const placed = placeArticles(originals, {
    taken,
    known: readKeys(known),
    files: listPageFiles(site, existing, known),
    note,
  });
  const translated = placeTranslations(translations, placed);
  const byCollection = placeListings(site, placed, taken, note);
  const listings = [...byCollection.values()].flat();
  const feeds = site.feeds
    .map((feed) => ({
      ...feed,
      path: feed.address.replace(/\.(?:xml|json|rss|atom)$/, '').replace(/\/$/, ''),
    }))
    .filter(
      ({ path, collection }) =>
        /^\/[a-z0-9/-]*[a-z0-9]$/.test(path) &&
        placed.some(
          (one) => one.collection === nameCollection(collection) && one.article.date !== undefined,
        ),
    );
  const book = new AddressBook(site.urls, placed);
  for (const { address, route, values } of listings)
    if (values === undefined) book.add(address, route);
  // Links lead to the original; on a page in another language, they open its translation.
  for (const { article, original } of translated) book.add(article.address, original.route);
  for (const route of [...taken, '/']) book.add(route, route);
  for (const { address, path } of feeds) book.add(address, `${path}.xml`);
  const files = new PublicFiles(root, site.findFile);
  const { isLeftOut } = site;
  const links = new LinkWriter({ root, book, files, note, isLeftOut });
  for (const article of [...placed, ...translated]) await links.request(article);
  const isPage = ({ article }: PlacedArticle) => article.sections !== undefined;
  const pages = placed.filter(isPage).map((one) => planPage(one, links.writeSections(one)));
  const rows = planRows(
    placed.filter((one) => !isPage(one)),
    links,
    note,
  );
  const names = new Set(rows.keys());
  const lists = site.lists.map((list) => planList(list, names));
  const wanted: WantedFile[] = [
    ...[...rows].flatMap(([name, list]) =>
      planCollection(name, list, byCollection.get(name) ?? []),
    ),
    ...planTranslations(translated, { rows, links, note }),
    ...lists.flat(),
    ...pages,
    ...files.used.map(({ path, content }) => ({
      path: `public${path}`,
      source: path,
      content: typeof content === 'string' ? { copyOf: content } : content,
    })),
  ];
  const redirects = planRedirects(site, {
    book,
    files,
    feeds,
    listings,
    placed,
    translated,
    taken,
    note,
  });
  const { text, added } = editSite(existing.manifest, {
    redirects,
    locales: [...new Set(translated.map(({ article }) => article.language))],
    feeds: feeds.map((feed) =>
      planFeed(
        feed,
        (rows.get(nameCollection(feed.collection)) ?? []).map(({ row }) => row),
      ),
    ),
  });
  return {
    files: wanted,
    manifest: text,
    notes: [...site.notes, ...notes],
    counts: {
      pages: pages.length,
      articles: new Map([...rows].map(([collection, list]) => [collection, list.length])),
      translations: countBy(translated, ({ article }) => article.language),
      lists: lists.length,
      pictures: files.used.length,
      redirects: added.redirects,
      feeds: added.feeds,
      drafts:
        [...rows.values()].flat().filter(({ row }) => row.draft === true).length +
        placed.filter((one) => isPage(one) && (one.isBehind || one.article.isDraft)).length,
    },
  };
}

function countBy<Item>(
  items: readonly Item[],
  readKey: (item: Item) => string,
): ReadonlyMap<string, number> {
  return new Map([...groupBy(items, readKey)].map(([key, group]) => [key, group.length]));
}

/** Lists the routes of pages that exist and are not of an import. */
function listTaken({ routes }: ExistingSite, known: ImportedFiles): Set<string> {
  const others = [...routes].filter(([file]) => !Object.hasOwn(known, file));
  return new Set(
    others
      .flatMap(([, found]) => found)
      .filter((route) => route.startsWith('/') && !route.includes('{{')),
  );
}

/** Lists the names of the files in `pages/` that are of others, or of collections. */
function listPageFiles(
  { articles }: ImportedSite,
  { routes }: ExistingSite,
  known: ImportedFiles,
): string[] {
  const others = [...routes.keys()].filter((path) => !known[path]?.source);
  return [
    ...others.flatMap((path) => /^pages\/(.+)\.ya?ml$/.exec(path)?.[1] ?? []),
    ...articles.flatMap(({ collection, sections }) => (sections ? [] : nameCollection(collection))),
  ];
}

/** Returns source → `collection/key` of the rows and pages that an earlier import wrote. */
function readKeys(known: ImportedFiles): Map<string, string> {
  return new Map(
    Object.entries(known).flatMap(([path, { source }]): [string, string][] => {
      const [, row] = /^data\/([^/]+\/[^/]+)\.md$/.exec(path) ?? [];
      const [, page] = /^pages\/([^/]+)\.yaml$/.exec(path) ?? [];
      if (page !== undefined && source !== '') return [[source, `${pageFiles}/${page}`]];
      return row === undefined ? [] : [[source, row]];
    }),
  );
}

/** Plans the rows of the articles, by collection. */
function planRows(
  placed: readonly PlacedArticle[],
  links: LinkWriter,
  note: (note: ImportNote) => void,
): Map<string, PlannedRow[]> {
  const articles = placed.map(({ article }) => article);
  const unify = unifyTopics(articles, note);
  const rows = new Map<string, PlannedRow[]>();
  for (const one of placed) {
    const { article, collection, key } = one;
    const { image } = article;
    const src = image && links.rewrite({ kind: 'picture', address: image.src }, one);
    const row = toColumns(one, {
      body: links.write(one),
      ...(src && !src.startsWith('link:') && image && { image: { ...image, src } }),
      ...unify(article),
    });
    const list = rows.get(collection) ?? [];
    list.push({ path: `data/${collection}/${key}.md`, source: article.source, row });
    rows.set(collection, list);
  }
  return rows;
}

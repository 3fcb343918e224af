import { toSlug } from '../../../../base/text/toSlug.ts';
import { transliterate } from '../../../../base/text/transliterate.ts';
import { commonColumns, formats } from '../../../../schema/index.ts';
import { emitMarkdown, emitPair, type JsonValue } from '../../../_shared/yamlEdits/index.ts';
import type { ImportedSite } from '../model/ImportedSite.ts';
import type { ImportNote } from '../model/ImportNote.ts';
import { AddressBook } from './AddressBook.ts';
import { chooseRoute, isRoute, normalizeAddress } from './chooseRoute.ts';
import { editSite } from './editSite.ts';
import { formatPages, type PlacedListing, placeListings } from './formatPages.ts';
import { formatSchema } from './formatSchema.ts';
import type { ImportedFiles } from './ImportRecord.ts';
import { LinkWriter } from './LinkWriter.ts';
import { mergeNames } from './mergeNames.ts';
import { PublicFiles } from './PublicFiles.ts';
import { nameCollection, type PlacedArticle, placeArticles } from './placeArticles.ts';
import type { WantedFile } from './planFiles.ts';
import type { ExistingSite } from './readExistingSite.ts';
import { tidyValue, toColumnName, toColumns } from './toColumns.ts';

/** What an import writes, before it is compared with what is there. */
export interface ImportPlan {
  files: WantedFile[];
  /** `pages.yaml` with redirects and feeds. */
  manifest: string;
  notes: ImportNote[];
  counts: {
    articles: ReadonlyMap<string, number>;
    lists: number;
    pictures: number;
    redirects: number;
    feeds: number;
    drafts: number;
  };
}

const common = new Set(Object.keys(commonColumns));

/** Plans the files of an import: rows, row schemas, pages, pictures, lists, redirects and feeds. */
export async function planImport(
  root: string,
  site: ImportedSite,
  { existing, known }: { existing: ExistingSite; known: ImportedFiles },
): Promise<ImportPlan> {
  const notes: ImportNote[] = [...site.notes];
  const note = (one: ImportNote) => {
    const line = one.line ?? (one.piece ? site.findLine?.(one.file, one.piece) : undefined);
    notes.push({ ...one, ...(line !== undefined && { line }) });
  };
  const ownPages = new Set(Object.keys(known));
  const taken = new Set(
    [...existing.routes].flatMap(([file, routes]) =>
      ownPages.has(file)
        ? []
        : routes.filter((route) => route.startsWith('/') && !route.includes('{{')),
    ),
  );
  const placed = placeArticles(site.articles, {
    taken,
    known: new Map(Object.entries(known).flatMap(([path, { source }]) => readRow(path, source))),
    note,
  });
  const book = new AddressBook(site.urls, placed);
  const listings = placeAll(site, placed, taken, note);
  for (const listing of listings.flatMap(({ placed }) => placed)) addListing(book, listing);
  for (const route of taken) book.add(route, route);
  book.add('/', '/');
  const feeds = site.feeds.map((feed) => ({
    ...feed,
    path: feed.address.replace(/\.(?:xml|json|rss|atom)$/, '').replace(/\/$/, ''),
  }));
  for (const { address, path } of feeds) book.add(address, `${path}.xml`);
  const files = new PublicFiles(root, site.findFile);
  const links = new LinkWriter({ root, book, files, note });
  for (const article of placed) await links.request(article);
  const tags = mergeNames(placed.map(({ article }) => article.tags ?? []));
  const categories = mergeNames(placed.map(({ article }) => article.categories ?? []));
  noteMerged(placed, tags, categories, note);
  const rows = new Map<
    string,
    { path: string; source: string; row: Record<string, JsonValue> }[]
  >();
  for (const one of placed) {
    const { article, collection, key } = one;
    const image =
      article.image && links.rewrite({ kind: 'picture', address: article.image.src }, one);
    const row = toColumns(one, {
      body: links.write(one),
      ...(image &&
        !image.startsWith('link:') &&
        article.image && { image: { ...article.image, src: image } }),
      tags: rename(article.tags, tags),
      categories: rename(article.categories, categories),
    });
    const list = rows.get(collection) ?? [];
    list.push({ path: `data/${collection}/${key}.md`, source: article.source, row });
    rows.set(collection, list);
  }
  const wanted: WantedFile[] = [];
  for (const [collection, list] of rows) {
    const columns = new Set(list.flatMap(({ row }) => Object.keys(row)));
    wanted.push(
      ...list.map(({ path, source, row }) => ({ path, source, content: emitMarkdown(row) })),
      {
        path: `data/${collection}.schema.yaml`,
        source: '',
        content: formatSchema(
          list.map(({ row }) => row),
          common,
        ),
      },
      {
        path: `pages/${collection}.yaml`,
        source: '',
        content: formatPages({
          collection,
          columns,
          isDated: columns.has('date'),
          listings: listings.find((one) => one.collection === collection)?.placed ?? [],
        }),
      },
    );
  }
  const names = new Set(rows.keys());
  const lists = site.lists.map((list) => formatList(list, names));
  wanted.push(
    ...lists.flat(),
    ...files.used.map(({ path, content }) => ({
      path: `public${path}`,
      source: path,
      content: typeof content === 'string' ? { copyOf: content } : content,
    })),
  );
  const redirects = collectRedirects(site, {
    book,
    files,
    listings: listings.flatMap(({ placed }) => placed),
    placed,
    taken,
    note,
  });
  const isFed = (collection: string) =>
    rows.get(nameCollection(collection))?.some(({ row }) => row.date !== undefined);
  const { text, added } = editSite(existing.manifest, {
    redirects,
    feeds: feeds
      .filter(({ path, collection }) => isFed(collection) && /^\/[a-z0-9/-]*[a-z0-9]$/.test(path))
      .map((feed) =>
        writeFeed(feed, rows.get(nameCollection(feed.collection))?.map(({ row }) => row) ?? []),
      ),
  });
  return {
    files: wanted,
    manifest: text,
    notes,
    counts: {
      articles: new Map([...rows].map(([collection, list]) => [collection, list.length])),
      lists: lists.length,
      pictures: files.used.length,
      redirects: added.redirects,
      feeds: added.feeds,
      drafts: [...rows.values()].flat().filter(({ row }) => row.draft === true).length,
    },
  };
}

/** Returns source and `collection/key` of a row that an earlier import wrote. */
function readRow(path: string, source: string): [string, string][] {
  const [, row] = /^data\/([^/]+\/[^/]+)\.md$/.exec(path) ?? [];
  return row === undefined ? [] : [[source, row]];
}

function rename(
  names: readonly string[] | undefined,
  spelling: ReadonlyMap<string, string>,
): string[] {
  return [...new Set((names ?? []).map((name) => spelling.get(name) ?? name))];
}

function noteMerged(
  placed: readonly PlacedArticle[],
  tags: ReadonlyMap<string, string>,
  categories: ReadonlyMap<string, string>,
  note: (note: ImportNote) => void,
): void {
  for (const { article } of placed)
    for (const [names, spelling] of [
      [article.tags, tags],
      [article.categories, categories],
    ] as const)
      for (const name of names ?? []) {
        const other = spelling.get(name) ?? name;
        if (other !== name)
          note({
            file: article.source,
            what: 'a tag that shares its address with another',
            piece: name,
            became: `is ${other} now`,
          });
      }
}

interface PlacedListings {
  collection: string;
  placed: PlacedListing[];
}

function placeAll(
  site: ImportedSite,
  placed: readonly PlacedArticle[],
  taken: ReadonlySet<string>,
  note: (note: ImportNote) => void,
): PlacedListings[] {
  const routes = new Set([...taken, ...placed.map(({ route }) => route)]);
  const collections = [...new Set(placed.map(({ collection }) => collection))];
  return collections.map((collection) => {
    const own = placed.filter((one) => one.collection === collection);
    const columns = new Set(
      own.flatMap(({ article }) =>
        (['tags', 'categories', 'authors'] as const).filter(
          (column) => (article[column] ?? []).length > 0,
        ),
      ),
    );
    const { placed: found, missing } = placeListings(site.listings, {
      collection,
      columns,
      taken: routes,
    });
    for (const { address, values } of missing)
      if (values === undefined)
        note({
          file: address,
          what: 'a list of articles at the address of another page',
          became: 'left out',
        });
    return { collection, placed: found };
  });
}

function addListing(book: AddressBook, listing: PlacedListing): void {
  if (listing.values === undefined) book.add(listing.address, listing.route);
}

function writeFeed(
  { path, title, description, collection }: ImportedSite['feeds'][number] & { path: string },
  rows: readonly Record<string, JsonValue>[],
) {
  const has = (column: string) => rows.some((row) => row[column] !== undefined);
  return {
    path,
    title,
    description: description ?? title,
    items: {
      from: nameCollection(collection),
      ...(rows.some((row) => row.date === undefined) && { where: { date: { exists: true } } }),
      sort: '-date',
      limit: 20,
      as: {
        title: '{{ it.title }}',
        to: '{{ it.address }}',
        date: '{{ it.date }}',
        text: '{{ it.description }}',
        ...(has('feedId') && { id: '{{ it.feedId | optional }}' }),
        ...(has('tags') && { tags: '{{ it.tags | optional }}' }),
      },
    },
  };
}

function formatList(
  { source, collection, rows }: ImportedSite['lists'][number],
  names: Set<string>,
): WantedFile[] {
  let name = nameCollection(collection);
  while (names.has(name)) name += '-list';
  names.add(name);
  const keyed = Array.isArray(rows)
    ? keyRows(rows)
    : Object.entries(rows as Record<string, Record<string, JsonValue>>).map(
        ([key, row]) => [toSlug(key, transliterate) || 'row', row] as const,
      );
  const tidied = new Map<string, Record<string, JsonValue>>();
  for (const [wanted, row] of keyed) {
    let key = wanted;
    for (let number = 2; tidied.has(key); number++) key = `${wanted}-${number}`;
    const columns = Object.entries(row).filter(
      ([column, value]) => value !== null && column !== 'key',
    );
    tidied.set(
      key,
      Object.fromEntries(
        columns.map(([column, value]) => [toColumnName(column), tidyValue(value)]),
      ),
    );
  }
  const lines = [...tidied].flatMap(([key, row]) => emitPair(key, row));
  return [
    { path: `data/${name}.yaml`, source, content: `${lines.join('\n')}\n` },
    {
      path: `data/${name}.schema.yaml`,
      source: '',
      content: formatSchema([...tidied.values()], common),
    },
  ];
}

/** Gives the rows of a list keys, from their names. */
function keyRows(
  rows: readonly Readonly<Record<string, JsonValue>>[],
): [string, Readonly<Record<string, JsonValue>>][] {
  const columns = ['key', 'id', 'slug', 'name', 'title', 'label', 'question', 'url'];
  return rows.map((row, index) => {
    const names = [...columns.map((column) => row[column]), ...Object.values(row)];
    const name = names.find(
      (value) => (typeof value === 'string' && value !== '') || typeof value === 'number',
    );
    return [
      toSlug(String(name ?? ''), transliterate)
        .slice(0, 60)
        .replace(/-$/, '') || `row-${index + 1}`,
      row,
    ];
  });
}

/** Collects the redirects of the old site, of its files that are elsewhere, and of further pages of lists. */
function collectRedirects(
  site: ImportedSite,
  {
    book,
    files,
    listings,
    placed,
    taken,
    note,
  }: {
    book: AddressBook;
    files: PublicFiles;
    listings: readonly PlacedListing[];
    placed: readonly PlacedArticle[];
    taken: ReadonlySet<string>;
    note: (note: ImportNote) => void;
  },
): Map<string, string> {
  const redirects = new Map<string, string>();
  const routes = new Set([...taken, ...placed.map(({ route }) => route)]);
  const add = (from: string, to: string) => {
    const source = /[*?]/.test(from) ? from : normalizeAddress(from);
    if (
      source !== to &&
      source !== '/' &&
      !routes.has(source) &&
      !redirects.has(source) &&
      formats['old-address']?.(source)
    )
      redirects.set(source, to);
  };
  for (const { from, to, file, line } of site.redirects) {
    const found = book.resolve(to, {
      article: { source: file, address: '/', collection: '', title: '', body: '' },
    });
    const at = { file, ...(line !== undefined && { line }) };
    if (found.kind === 'page' && found.route) add(from, found.route);
    else if (found.kind === 'outside') add(from, found.address.replace(/^http:/, 'https:'));
    else
      note({
        ...at,
        what: 'a redirect to an address that does not exist',
        piece: `${from} → ${to}`,
        became: 'left out',
      });
  }
  for (const [from, to] of files.moved) add(from, to);
  for (const listing of listings) {
    if (listing.values !== undefined) {
      const names = mergeNames(
        placed.map(({ article }) => article[listing.values ?? 'tags'] ?? []),
      );
      for (const [name, spelling] of names) {
        const to = `${listing.route}/${toSlug(spelling, transliterate)}`;
        for (const old of listing.oldAddresses?.[name] ?? [])
          if (normalizeAddress(old) !== to) add(old, to);
      }
    } else if (normalizeAddress(listing.address) !== listing.route)
      add(listing.address, listing.route);
    if (listing.furtherPages) {
      const pattern = listing.furtherPages.replace(/:num(?:ber)?\b.*$/, ':number');
      if (/\/:number$/.test(pattern) && listing.values === undefined)
        add(pattern, `${listing.route}`);
    }
  }
  return new Map(
    [...redirects].filter(
      ([, to]) => /^https:/.test(to) || isRoute(to) || to.includes('.') || chooseRoute(to) !== '',
    ),
  );
}

import { groupBy } from '../../../../base/lists/groupBy.ts';
import type { ImportedSite } from '../model/ImportedSite.ts';
import type { ImportNote } from '../model/ImportNote.ts';
import type { ImportedFiles } from '../place/ImportRecord.ts';
import { nameCollection } from '../place/nameCollection.ts';
import type { PlacedArticle } from '../place/placeArticles.ts';
import { placeSite } from '../place/placeSite.ts';
import type { ExistingSite } from '../place/readExistingSite.ts';
import { editSite } from './editSite.ts';
import { LinkWriter } from './LinkWriter.ts';
import { PublicFiles } from './PublicFiles.ts';
import { planCollection } from './planCollection.ts';
import { planFeed } from './planFeed.ts';
import type { WantedFile } from './planFiles.ts';
import { planList } from './planList.ts';
import { planPage } from './planPage.ts';
import { planRedirects } from './planRedirects.ts';
import { planRows } from './planRows.ts';
import { planTranslations } from './planTranslations.ts';

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
  const places = placeSite(site, { existing, known, note });
  const { placed, translated, listings, feeds, book } = places;
  const files = new PublicFiles(root, site.findFile);
  const { isLeftOut } = site;
  const links = new LinkWriter({ root, book, files, note, isLeftOut });
  for (const article of [...placed, ...translated]) await links.request(article);
  const pages = placed.filter(isPage).map((one) => planPage(one, links.writeSections(one)));
  const rows = planRows(
    placed.filter((one) => !isPage(one)),
    links,
    note,
  );
  const names = new Set(rows.keys());
  const lists = site.lists.map((list) => planList(list, names));
  const wanted: WantedFile[] = [
    ...[...rows].flatMap(([name, list]) => planCollection(name, list, listings.get(name) ?? [])),
    ...planTranslations(translated, { rows, links, note }),
    ...lists.flat(),
    ...pages,
    ...files.used.map(({ path, content }) => ({
      path: `public${path}`,
      source: path,
      content: typeof content === 'string' ? { copyOf: content } : content,
    })),
  ];
  const { text, added } = editSite(existing.manifest, {
    redirects: planRedirects(site, places, { moved: files.moved, note }),
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

/** Whether a text becomes a file in `pages/`, and no row. */
function isPage({ article }: PlacedArticle): boolean {
  return article.sections !== undefined;
}

function countBy<Item>(
  items: readonly Item[],
  readKey: (item: Item) => string,
): ReadonlyMap<string, number> {
  return new Map([...groupBy(items, readKey)].map(([key, group]) => [key, group.length]));
}

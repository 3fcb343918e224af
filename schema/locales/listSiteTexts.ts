import { getOrCreate } from '../../base/lists/getOrCreate.ts';
import { groupBy } from '../../base/lists/groupBy.ts';
import { isMapping } from '../../base/values/isMapping.ts';
import type { LoadedSite } from '../manifest/loadSite.ts';
import type { FieldIndex } from '../reference/lists/FieldIndex.ts';
import type { Manifest } from '../reference/read/Manifest.ts';
import type { ResolveContext } from '../reference/read/ResolveContext.ts';
import type { Collection } from '../reference/rows/Collection.ts';
import { locateRow } from '../reference/rows/Collection.ts';
import { type Catalogue, listTranslatedTexts } from './Catalogue.ts';
import { listOwnerTexts, type SourceText } from './listOwnerTexts.ts';
import { matchTexts, type SiteText } from './matchTexts.ts';
import { hasWords } from './replaceFormattedTexts.ts';
import type { TranslatedText } from './TranslatedText.ts';
import type { TranslationList } from './TranslationList.ts';

/** The texts of a site with their translations into one language. */
export interface TranslatableTexts {
  /** The texts of each page, of `site` and blocks, of each column and form. */
  owners: { page: string; texts: SiteText[] }[];
  /** All of them; texts that several pages share are listed once, below `site`. */
  texts: SiteText[];
  /** Translations whose original the site no longer has. */
  orphaned: TranslatedText[];
}

/** Data of a site that its list of texts depends on. */
export interface SiteTextsContext {
  collections: ReadonlyMap<string, Collection>;
  fieldIndex: FieldIndex;
  loaded: Pick<LoadedSite, 'forms'>;
  manifest: Manifest;
  resolve: Pick<ResolveContext, 'blocks' | 'isIncomplete' | 'sections'>;
}

/** The texts of pages, which are the same for every language. */
export type PageTexts = Map<object, SourceText[]>;

/** Lists every text of a site in the order of its files: of `site:` and blocks, pages, rows and forms. */
export function listSiteTexts(
  catalogue: Catalogue,
  context: SiteTextsContext,
  pageTexts: PageTexts = new Map(),
): TranslatableTexts {
  const owners = listTextOwners(catalogue, context, pageTexts).map(({ page, sources, list }) => ({
    page,
    texts: matchTexts(page, sources, [list, catalogue.site]),
  }));
  settleNear(owners);
  const texts = owners.flatMap((owner) => owner.texts);
  const used = new Set(texts.flatMap(({ entry }) => entry?.location ?? []));
  return {
    owners: [...groupBy(owners, ({ page }) => page)].map(([page, group]) => ({
      page,
      texts: group.flatMap((owner) => owner.texts),
    })),
    texts: shareTexts(texts),
    orphaned: listTranslatedTexts(catalogue).filter(({ location }) => !used.has(location)),
  };
}

/** Lets each entry follow one edited text, and none while its own original is still on the site. */
function settleNear(owners: readonly { page: string; texts: SiteText[] }[]): void {
  const taken = new Map<object, string | undefined>();
  for (const { texts } of owners)
    for (const { entry, near } of texts) if (entry && !near) taken.set(entry.location, undefined);
  for (const { page, texts } of owners)
    for (const text of texts) {
      if (!text.entry || !text.near) continue;
      const { location } = text.entry;
      if (!taken.has(location)) taken.set(location, text.original);
      else if (taken.get(location) !== text.original) Object.assign(text, { page, near: 'copied' });
    }
}

/** A part of a site with texts, and the list of its translations. */
interface TextsOwner {
  page: string;
  sources: readonly SourceText[];
  list?: TranslationList | undefined;
}

function listTextOwners(
  catalogue: Catalogue,
  context: SiteTextsContext,
  pageTexts: PageTexts,
): TextsOwner[] {
  const { collections, loaded, manifest } = context;
  const textContext = { ...context.resolve, fieldIndex: context.fieldIndex };
  const { site, blocks, routeEntries } = manifest;
  const originals = routeEntries.filter((entry) => !entry.localization);
  return [
    { page: 'site', sources: site ? listOwnerTexts(site, 'site', textContext) : [] },
    ...[...blocks.values()].map((block) => ({
      page: 'site',
      sources: listOwnerTexts(block, 'block', textContext),
    })),
    ...originals.filter(isTranslatable(catalogue.locale)).map((entry) => ({
      page: entry.route,
      sources: getOrCreate(pageTexts, entry, () => listOwnerTexts(entry, 'page', textContext)),
      list: catalogue.pages.get(entry.route)?.list,
    })),
    ...[...collections.values()].flatMap((one) => listColumns(one, catalogue)),
    ...[...loaded.forms].flatMap(([name, file]) =>
      isMapping(file.value)
        ? {
            page: `forms/${name}`,
            sources: listOwnerTexts({ file, path: [], value: file.value }, 'form', textContext),
            list: catalogue.forms.get(name),
          }
        : [],
    ),
  ];
}

/** Returns a filter of the pages that exist in the language of pages.yaml, and may in another one. */
function isTranslatable(locale: string): (entry: { value: Record<string, unknown> }) => boolean {
  return ({ value: { only } }) =>
    !Array.isArray(only) || (only.length > 1 && only.includes(locale));
}

/** Lists the texts of a collection in each column whose schema has any text, or that has translations. */
function listColumns(collection: Collection, catalogue: Catalogue): TextsOwner[] {
  const { name, rows, rowFiles, schema } = collection;
  const lists = catalogue.data.get(name);
  const properties = isMapping(schema?.value) ? schema.value.properties : {};
  const columns = new Set([
    ...Object.entries(isMapping(properties) ? properties : {}).flatMap(([column, one]) =>
      isFreeText(one) ? column : [],
    ),
    ...(lists?.keys() ?? []),
  ]);
  return [...columns].map((column) => ({
    page: `data/${name}#${column}`,
    list: lists?.get(column),
    sources: [...rows].flatMap(([key, row]): SourceText[] => {
      const text = row[column];
      // An article is translated as a file.
      if (typeof text !== 'string' || !hasWords(text) || rowFiles.has(key)) return [];
      const { file, path } = locateRow(collection, key);
      const location = { file, path: [...path, column] };
      return [{ text, format: 'plain', place: `${key}.${column}`, ...location }];
    }),
  }));
}

/** Whether the schema of a column permits any text. */
export function isFreeText(schema: unknown): boolean {
  if (!isMapping(schema) || schema.type !== 'string') return false;
  const isOther = ['pattern', 'enum', 'const'].some((key) => key in schema);
  return (
    !isOther &&
    (schema.format === undefined || /^(markdown|plain|line)$/.test(String(schema.format)))
  );
}

/** Joins texts without a translation that occur on several pages: they are translated for all of the site. */
function shareTexts(texts: readonly SiteText[]): SiteText[] {
  const groups = groupBy(texts, ({ entry, near, original }) =>
    near ? `${near} ${original}` : (entry ?? original),
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first || group.length === 1) return group;
    const sources = group.flatMap((one) => one.sources);
    const isShared = new Set(group.map(({ page }) => page)).size > 1;
    return [{ ...first, page: isShared ? 'site' : first.page, sources }];
  });
}

import { emitMarkdown, type JsonValue } from '../../../_shared/yamlEdits/index.ts';
import type { ImportNote } from '../model/ImportNote.ts';
import type { PlacedTranslation } from '../place/placeTranslations.ts';
import { createRow } from './createRow.ts';
import type { LinkWriter } from './LinkWriter.ts';
import type { PlannedRow } from './planCollection.ts';
import type { WantedFile } from './planFiles.ts';

/**
 * Plans the files of translations, `locales/de/posts/trip.md`: the keys that differ from the original, and
 * the text.
 *
 * @param rows the rows of the originals, by collection
 */
export function planTranslations(
  translations: readonly PlacedTranslation[],
  {
    rows,
    links,
    note,
  }: {
    rows: ReadonlyMap<string, readonly PlannedRow[]>;
    links: LinkWriter;
    note: (note: ImportNote) => void;
  },
): WantedFile[] {
  const columns = new Map(
    [...rows].map(([collection, list]) => [
      collection,
      new Set(list.flatMap(({ row }) => Object.keys(row))),
    ]),
  );
  const originals = new Map([...rows.values()].flat().map((one) => [one.source, one.row]));
  return translations.map((one): WantedFile => {
    const { article, collection, key } = one;
    const row = createRow(one, links, { tags: [], categories: [] });
    const original = originals.get(article.translationOf) ?? {};
    const differs = (name: string, value: JsonValue) =>
      name === 'body' || JSON.stringify(value) !== JSON.stringify(original[name]);
    const kept = Object.entries(row).filter(([name, value]) => {
      if (sharedColumns.has(name) || !differs(name, value)) return false;
      if (name === 'body' || name === 'draft' || columns.get(collection)?.has(name)) return true;
      note({
        file: article.source,
        what: `a value that no article in the main language has, \`${name}\``,
        became: 'left out',
      });
      return false;
    });
    return {
      path: `locales/${article.language}/${collection}/${key}.md`,
      source: article.source,
      content: emitMarkdown(Object.fromEntries(kept)),
    };
  });
}

/** The columns that an article has in common with its translations, or that redirects replace. */
const sharedColumns: ReadonlySet<string> = new Set(
  'language oldAddresses tags categories authors feedId date updated publishAt expireAt'.split(' '),
);

import { getOrCreate } from '../../../../base/lists/getOrCreate.ts';
import type { ImportNote } from '../model/ImportNote.ts';
import type { PlacedArticle } from '../place/placeArticles.ts';
import { createRow } from './createRow.ts';
import type { LinkWriter } from './LinkWriter.ts';
import type { PlannedRow } from './planCollection.ts';
import { unifyTopics } from './unifyTopics.ts';

/** Plans the rows of the articles, by collection. */
export function planRows(
  placed: readonly PlacedArticle[],
  links: LinkWriter,
  note: (note: ImportNote) => void,
): Map<string, PlannedRow[]> {
  const unify = unifyTopics(
    placed.map(({ article }) => article),
    note,
  );
  const rows = new Map<string, PlannedRow[]>();
  for (const one of placed) {
    const { article, collection, key } = one;
    const row = createRow(one, links, unify(article));
    const path = `data/${collection}/${key}.md`;
    getOrCreate(rows, collection, () => []).push({ path, source: article.source, row });
  }
  return rows;
}

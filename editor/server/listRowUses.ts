import { isMapping } from '../../base/values/isMapping.ts';
import { type CheckedSite, locateRow } from '../../schema/index.ts';
import type { RowUse } from '../protocol/RowUse.ts';
import { listRowPages } from './listRowPages.ts';

/** Lists what uses a row: the pages that are bound to it, and the rows of which a column names its key. */
export function listRowUses(checked: CheckedSite, row: { file: string; key: string }): RowUse[] {
  const pages = listRowPages(checked, row).map(({ title, route }) => ({
    title,
    place: route,
  }));
  const { collections } = checked.siteContext.context;
  const rows = [...collections.values()].flatMap((collection) =>
    [...collection.rows].flatMap(([key, columns]): RowUse | RowUse[] => {
      const { file } = locateRow(collection, key);
      if (file.source.path === row.file && key === row.key) return [];
      if (!namesKey(columns, row.key)) return [];
      const title = columns.title ?? columns.name;
      return { title: typeof title === 'string' ? title : key, place: file.source.path };
    }),
  );
  return [...pages, ...rows];
}

function namesKey(columns: unknown, key: string): boolean {
  if (typeof columns === 'string') return columns === key;
  if (Array.isArray(columns)) return columns.some((one) => namesKey(one, key));
  return isMapping(columns) && Object.values(columns).some((one) => namesKey(one, key));
}

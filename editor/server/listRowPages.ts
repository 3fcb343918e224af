import type { CheckedSite } from '../../schema/index.ts';
import type { RowPage } from '../protocol/RowPage.ts';
import { parsePointer } from '../yaml/parsePointer.ts';

/** Lists the pages that `with:` or `each:` bind to a row, each with its route. */
export function listRowPages(
  { pages, shownPages }: CheckedSite,
  row: { file: string; key: string },
): RowPage[] {
  return shownPages.flatMap(({ rows, facts }) => {
    const names = [...rows].flatMap(([name, bound]) =>
      bound.row?.key === row.key && bound.file?.source.path === row.file ? [name] : [],
    );
    const page = names.length > 0 && pages.find(({ route }) => route === facts.meta.route);
    if (!page) return [];
    const [, key] = parsePointer(page.origin.pointer);
    const { route, title, origin } = page;
    return [{ file: origin.file, key: String(key), route, title, names }];
  });
}

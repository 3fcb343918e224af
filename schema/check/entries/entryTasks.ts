import { EntryFile } from '../../manifest/EntryFile.ts';
import type { RowBindings } from '../../reference/expressions/Scope.ts';
import { bindRows } from '../../reference/lists/bindRows.ts';
import type { LazyRouteEntry } from '../../reference/read/LazyRouteEntry.ts';
import type { RouteEntry } from '../../reference/read/Manifest.ts';
import { inLocale } from '../inLocale.ts';
import type { SiteContext } from '../SiteContext.ts';
import type { EntryTask } from './EntryTask.ts';

/** Creates a task for some pages of a route entry, or for all. Reads the text of the entry. */
export function createEntryTask(
  { file, path, localization }: RouteEntry,
  rowsIndexes?: number[],
): EntryTask {
  return {
    path: file.source.path,
    route: String(path[1]),
    text: file.source.text,
    ...(localization && { localization: localization.plain }),
    ...(rowsIndexes && { rowsIndexes }),
  };
}

/** Returns the digest of a route entry; undefined when its manifest had to be parsed unsplit. */
export function entryDigest({ file, localization }: RouteEntry): string | undefined {
  if (!(file instanceof EntryFile)) return undefined;
  return localization ? `${file.digest} ${localization.digest}` : file.digest;
}

/** Pages of a route entry that one task checks. */
interface PageBatch {
  routeEntry: LazyRouteEntry;
  /** The rows of each page. */
  rows: RowBindings[];
  task: () => EntryTask;
}

/** Creates the tasks that check the new pages of route entries. */
export function createPageBatches(
  routeEntries: readonly LazyRouteEntry[],
  context: SiteContext['context'],
  isNew: (routeEntry: LazyRouteEntry, rows: RowBindings) => boolean,
): PageBatch[] {
  return routeEntries.flatMap((routeEntry) => {
    const { sets } = bindRows(routeEntry, inLocale(context, routeEntry).resolve);
    const newIndexes = sets.flatMap((rows, index) => (isNew(routeEntry, rows) ? index : []));
    return [...toBatches(newIndexes)].map((indexes) => ({
      routeEntry,
      rows: indexes.map((index) => sets[index] as RowBindings),
      task: () => createEntryTask(routeEntry, indexes),
    }));
  });
}

/** Splits pages into groups that are large enough for a task. */
export function* toBatches<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let from = 0; from < items.length; from += pagesPerTask)
    yield items.slice(from, from + pagesPerTask);
}

const pagesPerTask = 8;

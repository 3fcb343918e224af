import { inLocale } from '../../schema/check/inLocale.ts';
import type { SiteContext } from '../../schema/check/SiteContext.ts';
import { EntryFile } from '../../schema/manifest/EntryFile.ts';
import type { RowBindings } from '../../schema/reference/expressions/Scope.ts';
import { bindRows } from '../../schema/reference/lists/bindRows.ts';
import type { LazyRouteEntry } from '../../schema/reference/read/LazyRouteEntry.ts';
import type { RouteEntry } from '../../schema/reference/read/Manifest.ts';
import type { EntryTask } from '../workers/messages.ts';
import type { PendingTask } from '../workers/WorkerPool.ts';

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
  task: PendingTask<EntryTask>;
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

import { EntryFile } from '../../../schema/manifest/EntryFile.ts';
import type { RouteEntry } from '../../../schema/resolve/Manifest.ts';
import type { EntryTask } from '../workers/messages.ts';

/** Creates a task for some pages of a route entry, or for all. Reads the text of the entry. */
export function createEntryTask({ file, route }: RouteEntry, rowsIndexes?: number[]): EntryTask {
  return {
    path: file.source.path,
    route,
    text: file.source.text,
    ...(rowsIndexes && { rowsIndexes }),
  };
}

/** Returns the digest of a route entry; undefined when its manifest had to be parsed unsplit. */
export function entryDigest({ file }: RouteEntry): string | undefined {
  return file instanceof EntryFile ? file.digest : undefined;
}

/** Splits pages into groups that are large enough for a task. */
export function* toBatches<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let from = 0; from < items.length; from += pagesPerTask)
    yield items.slice(from, from + pagesPerTask);
}

const pagesPerTask = 8;

import { getOrCreate } from '../../base/lists/getOrCreate.ts';
import { type CheckedSite, EntryFile } from '../../schema/index.ts';
import type { Page } from '../../schema/vocabulary.ts';
import type { CachedSite } from '../cache/CachedSite.ts';
import { type DatedSpan, readLastModifiedDates } from './gitDates.ts';
import { readHeadCommit } from './readHeadCommit.ts';

/** The dates on which pages last changed. */
interface LastModified {
  /** Returns the date (`2026-11-21`); undefined where git does not know. */
  getDate(page: Pick<Page, 'route'>): string | undefined;
  /** Dates that the next build can reuse. */
  cached: CachedSite['lastModified'];
}

/**
 * Finds the date on which each page last changed: the date of the newest line of its route entry in
 * git. Knows nothing without a repository and in a shallow clone. While HEAD stays the same,
 * git is asked only about entries with a new text.
 *
 * @param cached dates of the last build
 */
export async function findLastModified(
  root: string,
  checked: Pick<CheckedSite, 'shownPages' | 'findEntryLines'>,
  { cached, now }: { cached: CachedSite['lastModified']; now: Date },
): Promise<LastModified> {
  const head = await readHeadCommit(root);
  if (head === undefined) return { getDate: () => undefined, cached: undefined };
  const cachedDates = cached?.head === head ? cached.dates : {};
  const dates: Record<string, string | undefined> = {};
  const spansByPath = new Map<string, DatedSpan[]>();
  const entryIds = new Map<string, string>();
  for (const { routeEntry, facts } of checked.shownPages) {
    const { file } = routeEntry;
    const { path } = file.source;
    const isSplit = file instanceof EntryFile;
    const id = isSplit ? file.digest : `${path} ${routeEntry.route}`;
    entryIds.set(facts.meta.route, id);
    // Only the digest of an entry identifies its text.
    if (isSplit && cachedDates[id] !== undefined) dates[id] = cachedDates[id];
    if (id in dates) continue;
    const lines = checked.findEntryLines(facts.meta);
    if (!lines) continue;
    // Marks the entry as requested; other pages may come from it.
    dates[id] = undefined;
    getOrCreate(spansByPath, path, () => []).push({ id, ...lines });
  }
  await Promise.all(
    [...spansByPath].map(async ([path, spans]) => {
      for (const [id, date] of await readLastModifiedDates(root, path, spans, now))
        dates[id] = date;
    }),
  );
  const knownDates = Object.fromEntries(
    Object.entries(dates).flatMap(([id, date]) => (date === undefined ? [] : [[id, date]])),
  );
  return {
    getDate: ({ route }) => knownDates[entryIds.get(route) ?? ''],
    cached: { head, dates: knownDates },
  };
}

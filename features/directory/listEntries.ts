import { type AnySection, readKeys } from '../../schema/vocabulary.ts';
import { keys } from './keys.ts';

/** An entry of a list with its keys. */
export type ListEntry = Record<string, unknown>;

/** An entry with its location in the section. */
interface LocatedEntry {
  entry: ListEntry;
  path: (string | number)[];
}

/** Lists the entries of a section that may have a filter, through all of its groups. Authors may have written anything. */
export function listEntries(section: object): LocatedEntry[] {
  const { items, groups } = section as { items?: unknown; groups?: unknown };
  return [
    ...locate(items, ['items']),
    ...locate(groups, ['groups']).flatMap(({ entry, path }) =>
      locate(entry.files, [...path, 'files']),
    ),
  ];
}

/** Returns the values of an entry in a column. */
export function readFacets(entry: ListEntry, key: string): string[] {
  const { facets } = readKeys(entry, keys.entry);
  const value = facets?.[key] ?? entry[key];
  return [value].flat().filter((one): one is string => typeof one === 'string' && one !== '');
}

/** Whether sections of a type may have a filter. */
export function isFilterable({ type }: Pick<AnySection, 'type'>): boolean {
  return Object.hasOwn(keys.sectionTypes, type);
}

function locate(entries: unknown, path: LocatedEntry['path']): LocatedEntry[] {
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry, index) =>
    entry && typeof entry === 'object' ? [{ entry, path: [...path, index] }] : [],
  );
}

import type { Static } from 'typebox';
import { type AnySection, readKeys } from '../../schema/vocabulary.ts';
import { keys } from './keys.ts';
import { isFilterable, listEntries, readFacets } from './listEntries.ts';

/** A column by which visitors filter, with its values by their first appearance. */
export interface FilterColumn {
  key: string;
  label: string;
  values: string[];
}

/** What visitors may do with a list. */
interface Filter {
  isSearched: boolean;
  columns: FilterColumn[];
}

/**
 * Describes the filter of a section; undefined without any. Products with several categories have one by
 * themselves.
 *
 * @param category the label of categories
 */
export function describeFilter(section: AnySection, category: string): Filter | undefined {
  if (!isFilterable(section)) return undefined;
  const { filter } = readFilter(section);
  if (filter)
    return { isSearched: filter.search === true, columns: listColumns(section, filter.by) };
  if (section.type !== 'integrations') return undefined;
  const columns = listColumns(section, [{ key: 'category', label: category }]);
  return (columns[0]?.values.length ?? 0) > 1 ? { isSearched: false, columns } : undefined;
}

/** Returns the key `filter` of a section. */
export function readFilter(section: object) {
  return readKeys(section, keys.sectionTypes.team);
}

type Columns = Static<typeof keys.sectionTypes.team.filter>['by'];

function listColumns(section: object, columns: Columns = []): FilterColumn[] {
  const entries = listEntries(section);
  if (!Array.isArray(columns)) return [];
  return columns
    .filter((column) => column?.key !== undefined)
    .map(({ key, label }) => ({
      key,
      label,
      values: [...new Set(entries.flatMap(({ entry }) => readFacets(entry, key)))],
    }));
}

import { getSpellingSuggestion } from '../../base/text/getSpellingSuggestion.ts';
import { type AnySection, readKeys, type YamlPath } from '../../schema/vocabulary.ts';
import { describeFilter, readFilter } from './describeFilter.ts';
import { keys } from './keys.ts';
import { maxValues } from './limits.ts';
import { isFilterable, listEntries } from './listEntries.ts';

/** A flaw at a key of a section. */
interface FilterFlaw {
  path: YamlPath;
  part?: 'key';
  message: string;
  hint: string;
}

/** Finds columns of a filter that no entry has, or with too many values, and facets of entries without effect. */
export function findFilterFlaws(section: AnySection): FilterFlaw[] {
  if (!isFilterable(section)) return [];
  const { filter } = readFilter(section);
  const columns = describeFilter(section, '')?.columns ?? [];
  const entries = listEntries(section);
  const facets = entries.map(({ entry }) => {
    const { facets: values } = readKeys(entry, keys.entry);
    return values && typeof values === 'object' ? Object.keys(values) : [];
  });
  const named = columns.map(({ key }) => key);
  const flaws: FilterFlaw[] = [];
  if (filter && !filter.search && !filter.by)
    flaws.push({
      path: ['filter'],
      message: 'Without a search and columns, visitors cannot filter anything.',
      hint: 'add `search: true`, or `by` with columns',
    });
  for (const [index, { key, values }] of columns.entries()) {
    const path = filter ? ['filter', 'by', index, 'key'] : ['items'];
    if (named.indexOf(key) < index)
      flaws.push({
        path,
        message: `Two columns have the key \`${key}\`.`,
        hint: 'remove one of them',
      });
    else if (values.length === 0)
      flaws.push({
        path,
        message: `No entry has a value for \`${key}\`.`,
        hint: explainMissing(key, [...new Set(facets.flat())]),
      });
    else if (values.length > maxValues)
      flaws.push({
        path,
        message: `\`${key}\` has ${values.length} values; visitors can choose among ${maxValues}.`,
        hint: 'use fewer values, or leave the column to the search',
      });
  }
  for (const [index, { path }] of entries.entries()) {
    const idle = facets[index]?.find((key) => !named.includes(key));
    if (idle === undefined) continue;
    flaws.push({
      path: [...path, 'facets', idle],
      part: 'key',
      message: `Nobody filters by \`${idle}\`, because \`filter.by\` does not name it.`,
      hint: `add \`{ key: ${idle}, label: … }\` to \`filter.by\`, or remove it`,
    });
    // One message for a column, not one for each entry.
    break;
  }
  return flaws;
}

function explainMissing(key: string, known: string[]): string {
  const similar = getSpellingSuggestion(key, known);
  if (similar) return `did you mean \`${similar}\`?`;
  return `add \`facets: { ${key}: … }\` to the entries`;
}

import { isListDefinition } from '../../schema/resolve/isListDefinition.ts';
import { isMapping } from '../../schema/validate/isMapping.ts';
import type { Content } from '../edit/yaml/emit.ts';
import { formatScalar } from '../edit/yaml/formatScalar.ts';
import { readEntryLines } from '../edit/yaml/readEntryLines.ts';
import type { YamlEdit } from '../edit/yaml/YamlEdit.ts';
import type { YamlPath, YamlText } from '../edit/yaml/YamlText.ts';
import { formerWordsOf } from './formerWords.ts';
import { entryFromRow } from './renameKeys.ts';
import type { MigratedSection } from './SectionChange.ts';

/**
 * Returns the next edit that turns `countries` into `locations`: the name of a country gets the key
 * `name`, and its four lists, whose titles were in `labels:`, become entries of `lists:`.
 */
export function convertCountries({
  section,
  base,
  path,
  file: { yaml, site },
}: MigratedSection): YamlEdit | undefined {
  const { items } = section;
  // Titles for the lists of a block are in the block.
  if (items === undefined && section !== base) return undefined;
  const own = [base.labels, section.labels].filter(isMapping);
  const titles: Titles = Object.assign({}, formerWordsOf('countries', site), ...own);
  if (Array.isArray(items)) {
    for (const [index, item] of items.entries()) {
      const edit = convertCountry(item, [...path, 'items', index], titles, yaml);
      if (edit) return edit;
    }
  } else if (isListDefinition(items)) {
    if ('as' in items) {
      const edit = convertCountry(items.as, [...path, 'items', 'as'], titles, yaml);
      if (edit) return edit;
    } else {
      const columns = ['country', 'flag', 'description', ...listKeys];
      const entry = entryFromRow(items, { keys: {}, columns }, site);
      return { kind: 'set', path: [...path, 'items', 'as'], value: toLocation(entry, titles) };
    }
  }
  return section.labels === undefined ? undefined : { kind: 'remove', path: [...path, 'labels'] };
}

const listKeys = ['regions', 'timeZones', 'industries', 'benefits'] as const;

type ListKey = (typeof listKeys)[number];

type Titles = Record<ListKey, string>;

/** The style of the list that was always shown with check marks. */
const styles: Partial<Record<ListKey, string>> = { benefits: 'ticks' };

function convertCountry(
  country: unknown,
  path: YamlPath,
  titles: Titles,
  yaml: YamlText,
): YamlEdit | undefined {
  if (!isMapping(country)) return undefined;
  if ('country' in country && !('name' in country))
    return { kind: 'rename', path: [...path, 'country'], key: 'name' };
  const keys = listKeys.filter((key) => key in country);
  const [first] = keys;
  if (!first) return undefined;
  if ('lists' in country) return { kind: 'remove', path: [...path, first] };
  const value = keys.map((key) => toList(key, country[key] as Content, titles));
  const lines = quoteLists(yaml, path, keys, titles);
  if (!lines) return { kind: 'set', path: [...path, 'lists'], value };
  const index = Math.min(...keys.map((key) => Object.keys(country).indexOf(key)));
  return { kind: 'paste', path, index, key: 'lists', value, lines };
}

function toLocation(
  { country, ...row }: Record<string, string>,
  titles: Titles,
): Record<string, Content> {
  const rest = Object.entries(row).filter(([key]) => !listKeys.includes(key as ListKey));
  return {
    name: country ?? '',
    ...Object.fromEntries(rest),
    lists: listKeys.map((key) => toList(key, row[key] ?? '', titles)),
  };
}

function toList(key: ListKey, items: Content, titles: Titles): Content {
  const style = styles[key];
  return { title: titles[key], ...(style && { style }), items };
}

/**
 * Returns the lines of `lists:` with the lists as the author has written them, comments included.
 * Undefined where a country is written on one line.
 */
function quoteLists(
  yaml: YamlText,
  path: YamlPath,
  keys: readonly ListKey[],
  titles: Titles,
): string[] | undefined {
  const parent = yaml.find(path)?.node as { flow?: boolean } | undefined;
  if (parent?.flow) return undefined;
  const lists = keys.map((key) => {
    const lines = readEntryLines(yaml, [...path, key], { comment: true });
    const start = lines.findIndex((line) => line.startsWith(`${key}:`));
    if (start < 0) return undefined;
    const items = lines.with(start, `items${lines[start]?.slice(key.length)}`);
    const style = styles[key];
    const head = [`title: ${formatScalar(titles[key])}`, ...(style ? [`style: ${style}`] : [])];
    return [...head, ...items].map((line, at) =>
      line === '' ? '' : `  ${at === 0 ? '- ' : '  '}${line}`,
    );
  });
  return lists.every((list) => list !== undefined) ? ['lists:', ...lists.flat()] : undefined;
}

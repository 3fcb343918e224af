import {
  commonColumns,
  createReporter,
  defineRules,
  examples,
  locateRow,
  type Problem,
  type SiteRuleContext,
} from '../../../schema/index.ts';
import { pageOfRow, rowOfPage } from '../exampleSites.ts';

export const rules = defineRules('site', {
  'unused-row': {
    code: 'BW111',
    severity: 'warning',
    isFollowUp: true,
    atTruncation: 'consequence',
    title: 'A row is never used',
    why: 'The row may be left over, or its page may have been forgotten.',
    help: 'Use the row with `with:`, or remove it.',
    ...examples`${pageOfRow}"Hello {{ city.name }} {{ city.slug }} {{ city.rate }} {{ city.tags.0 }}"
# data/cities.yaml
${[
  `boston: { name: Boston }
`,
  '',
]}atlanta: { name: Atlanta, slug: atlanta, rate: 8, tags: [south] }
# data/cities.schema.yaml
properties: { name: {}, slug: {}, rate: {}, tags: {}, motto: {} }`,
  },
  'unused-column': {
    code: 'BW112',
    severity: 'warning',
    isFollowUp: true,
    atTruncation: 'consequence',
    title: 'A column is never used',
    why: 'Values that no page shows go out of date unnoticed.',
    help: 'Use the column on a page, or remove it from the rows.',
    ...examples`${pageOfRow}"Hello {{ city.name }}${['', ' {{ city.slug }} {{ city.rate }} {{ city.tags.0 }}']}"${rowOfPage}`,
  },
  'unused-collection': {
    code: 'BW113',
    severity: 'warning',
    isFollowUp: true,
    atTruncation: 'consequence',
    title: 'A collection is never used',
    why: 'The file may be left over, or its pages may have been forgotten.',
    help: 'Use its rows with `with:` or `each:`, or remove the file.',
    bad: `# data/cities.yaml
atlanta: { name: Atlanta, slug: atlanta, rate: 8, tags: [south] }
# data/cities.schema.yaml
properties: { name: {}, slug: {}, rate: {}, tags: {}, motto: {} }`,
    good: `- type: hero
  headline: Hello
- type: cards
  items: { from: cities, as: { title: "{{ it.name }} {{ it.slug }} {{ it.rate }} {{ it.tags.0 }}" } }${rowOfPage}`,
  },
});

const report = createReporter<typeof rules>();

type Collections = SiteRuleContext['collections'];
type Collection = Collections extends ReadonlyMap<string, infer Value> ? Value : never;

/** Reports collections, rows and columns that no page reads. */
export function checkSite({
  collections,
  lists,
  routeEntries,
  allPages,
  isIncomplete,
}: SiteRuleContext): Problem[] {
  if (isIncomplete || [...collections.values()].some((one) => one.isBroken)) return [];
  const rows = new Set<string>();
  const columns = new Set<string>();
  for (const { usage } of routeEntries) addUsage(usage, rows, columns);
  addUsage(lists.usage, rows, columns);
  for (const { facts } of allPages) addUsage(facts, rows, columns);
  return [...collections.values()].flatMap((collection) =>
    checkCollection(collection, rows, columns),
  );
}

function addUsage(
  read: { rows: Iterable<string>; columns: Iterable<string> },
  rows: Set<string>,
  columns: Set<string>,
): void {
  for (const row of read.rows) rows.add(row);
  for (const column of read.columns) columns.add(column);
}

function checkCollection(
  collection: Collection,
  rows: Set<string>,
  columns: Set<string>,
): Problem[] {
  const { name, file } = collection;
  const keys = [...collection.rows.keys()];
  if (keys.length === 0) return [];
  const isListed = rows.has(`${name}.*`);
  if (!isListed && !keys.some((key) => rows.has(`${name}.${key}`)))
    return [
      report('unused-collection', {
        message: `Collection \`${name}\` is not used on any page.`,
        hint: 'use its rows with `with:`, `each:` or in a list with `from:`, or remove the file',
        at: { file, path: [], part: 'head' },
      }),
    ];
  const unreadByEntry = keys
    .filter((key) => !isListed && !rows.has(`${name}.${key}`))
    .map(
      (key): Problem =>
        report('unused-row', {
          message: `Row \`${key}\` is not used on any page.`,
          hint: 'use it with `with:`, or remove it',
          at: { ...locateRow(collection, key), part: 'key' },
        }),
    );
  return [...unreadByEntry, ...checkColumns(collection, columns)];
}

function checkColumns(collection: Collection, columns: Set<string>): Problem[] {
  const { name, rows } = collection;
  // Nobody wrote the columns of rows that are made from other files.
  if (columns.has(`${name}.*`) || collection.file.isStale) return [];
  const first = new Map<string, string>();
  for (const [key, row] of rows)
    for (const column of Object.keys(row)) if (!first.has(column)) first.set(column, key);
  const known = collection.columns;
  return [...first]
    .filter(
      ([column]) =>
        !columns.has(`${name}.${column}`) &&
        !Object.hasOwn(commonColumns, column) &&
        (known?.includes(column) ?? true),
    )
    .map(([column, key]): Problem => {
      const { file, path } = locateRow(collection, key);
      return report('unused-column', {
        message: `Column \`${column}\` is not used on any page.`,
        hint: `use it as \`{{ ….${column} }}\`, or remove it from the rows`,
        at: { file, path: [...path, column], part: 'key' },
      });
    });
}

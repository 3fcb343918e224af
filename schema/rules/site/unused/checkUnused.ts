import type { Problem } from '../../../diagnostics/Problem.ts';
import { expandBlocks } from '../../../reference/expandBlocks.ts';
import { validateSection } from '../../../reference/resolveSection.ts';
import { type Collection, locateRow } from '../../../reference/rows/Collection.ts';
import { commonColumns } from '../../../reference/rows/readRowSchema.ts';
import type { SitePage, SiteRuleContext } from '../../RuleContext.ts';

/** Reports blocks, rows, columns and names that no page uses. */
export function checkUnused(context: SiteRuleContext): Problem[] {
  return [
    ...checkUnusedBlocks(context),
    ...checkUnusedData(context),
    ...checkUnusedVariables(context),
  ];
}

/**
 * Reports blocks that no page uses. Validates every block by itself, too, so that unused blocks and
 * values that every use overrides are checked.
 */
function checkUnusedBlocks({
  manifest,
  allPages,
  resolve,
  isIncomplete,
}: SiteRuleContext): Problem[] {
  if (isIncomplete) return [];
  const used = new Set(allPages.flatMap(({ facts }) => facts.blocks));
  const problems: Problem[] = [];
  for (const [name, layer] of manifest.blocks) {
    const isUsed = used.has(name);
    const expanded = expandBlocks(layer, resolve);
    if ('problem' in expanded) {
      if (expanded.problem) problems.push(expanded.problem);
    } else if (
      layer.value.type !== undefined ||
      layer.value.use !== undefined ||
      Object.keys(layer.value).length > 1
    ) {
      const provenance = { layers: expanded.layers, scope: resolve.scope };
      const found = validateSection(provenance, 0, resolve).problems;
      problems.push(
        ...found.filter(
          ({ rule }) => rule !== 'unknown-variable' && !(isUsed && rule === 'missing-key'),
        ),
      );
    }
    if (isUsed) continue;
    problems.push({
      rule: 'unused-block',
      message: `Block \`${name}\` is not used on any page.`,
      hint: `use it with \`use: ${name}\`, or remove it`,
      at: { file: layer.file, path: layer.path, part: 'key' },
    });
  }
  return problems;
}

/** Reports collections, rows and columns that no page reads. */
function checkUnusedData({
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

/** Reports names bound by `with` and `each` that no page of their entry reads. */
function checkUnusedVariables({ routeEntries, allPages }: SiteRuleContext): Problem[] {
  const unreadByEntry = new Map<object, { names: string[]; whole: boolean }>();
  for (const { routeEntry, facts } of allPages) {
    const before = unreadByEntry.get(routeEntry);
    unreadByEntry.set(routeEntry, {
      names: before
        ? before.names.filter((name) => facts.unreadNames.includes(name))
        : facts.unreadNames,
      whole: facts.areAllSectionsRead && (before?.whole ?? true),
    });
  }
  return routeEntries.flatMap(({ routeEntry, usage }) => {
    const { names, whole: areAllRead } = unreadByEntry.get(routeEntry) ?? {
      names: [],
      whole: false,
    };
    if (!areAllRead) return [];
    return names
      .filter((name) => !usage.names.has(name))
      .map((name) => ({
        rule: 'unused-variable' as const,
        message: `\`${name}\` is not used on this page.`,
        hint: `use it as \`{{ ${name}.… }}\`, or remove it`,
        at: {
          file: routeEntry.file,
          path: [...routeEntry.path, isBound(routeEntry, 'with', name) ? 'with' : 'each', name],
          part: 'key' as const,
        },
        route: routeEntry.route,
      }));
  });
}

function isBound({ value }: SitePage['routeEntry'], key: 'with' | 'each', name: string): boolean {
  return Object.hasOwn((value[key] ?? {}) as object, name);
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
      {
        rule: 'unused-collection',
        message: `Collection \`${name}\` is not used on any page.`,
        hint: 'use its rows with `with:`, `each:` or in a list with `from:`, or remove the file',
        at: { file, path: [], part: 'head' },
      },
    ];
  const unreadByEntry = keys
    .filter((key) => !isListed && !rows.has(`${name}.${key}`))
    .map(
      (key): Problem => ({
        rule: 'unused-row',
        message: `Row \`${key}\` is not used on any page.`,
        hint: 'use it with `with:`, or remove it',
        at: { ...locateRow(collection, key), part: 'key' },
      }),
    );
  return [...unreadByEntry, ...checkColumns(collection, columns)];
}

function checkColumns(collection: Collection, columns: Set<string>): Problem[] {
  const { name, rows } = collection;
  if (columns.has(`${name}.*`)) return [];
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
      return {
        rule: 'unused-column',
        message: `Column \`${column}\` is not used on any page.`,
        hint: `use it as \`{{ ….${column} }}\`, or remove it from the rows`,
        at: { file, path: [...path, column], part: 'key' },
      };
    });
}

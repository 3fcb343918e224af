import type { Problem } from '../../diagnostics/Problem.ts';
import type { Collection } from '../../resolve/Collection.ts';
import { expandBlocks } from '../../resolve/expandBlocks.ts';
import { validateSection } from '../../resolve/resolveSection.ts';
import type { SitePage, SiteRuleContext } from '../RuleContext.ts';

/**
 * Blocks that no page uses. They are validated too, as far as their `{{ }}` can be known; so are
 * values of the others that every use overrides.
 */
export function checkUnusedBlocks({
  manifest,
  allPages: all,
  resolve,
  isIncomplete: incomplete,
}: SiteRuleContext): Problem[] {
  if (incomplete) return [];
  const used = new Set(all.flatMap(({ facts }) => facts.blocks));
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
      const written = { layers: expanded.layers, scope: resolve.scope };
      const found = validateSection(written, 0, resolve).problems;
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

/** Collections, rows and columns that no page reads. */
export function checkUnusedData({
  collections,
  routeEntries,
  allPages: all,
  isIncomplete: incomplete,
}: SiteRuleContext): Problem[] {
  if (incomplete || [...collections.values()].some((one) => one.isBroken)) return [];
  const rows = new Set<string>();
  const columns = new Set<string>();
  for (const { usage: use } of routeEntries) add(use, rows, columns);
  for (const { facts } of all) add(facts, rows, columns);
  return [...collections.values()].flatMap((collection) => unusedIn(collection, rows, columns));
}

/** Names bound by `with` and `each` that no page of their entry reads. */
export function checkUnusedVariables({ routeEntries, allPages: all }: SiteRuleContext): Problem[] {
  const unread = new Map<object, { names: string[]; whole: boolean }>();
  for (const { routeEntry, facts } of all) {
    const before = unread.get(routeEntry);
    unread.set(routeEntry, {
      names: before
        ? before.names.filter((name) => facts.unreadNames.includes(name))
        : facts.unreadNames,
      whole: facts.areAllSectionsRead && (before?.whole ?? true),
    });
  }
  return routeEntries.flatMap(({ routeEntry, usage: use }) => {
    const { names, whole } = unread.get(routeEntry) ?? { names: [], whole: false };
    if (!whole) return [];
    return names
      .filter((name) => !use.names.has(name))
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

function add(
  read: { rows: Iterable<string>; columns: Iterable<string> },
  rows: Set<string>,
  columns: Set<string>,
): void {
  for (const row of read.rows) rows.add(row);
  for (const column of read.columns) columns.add(column);
}

function unusedIn(collection: Collection, rows: Set<string>, columns: Set<string>): Problem[] {
  const { name, file } = collection;
  const keys = [...collection.rows.keys()];
  if (keys.length === 0) return [];
  if (!keys.some((key) => rows.has(`${name}.${key}`)))
    return [
      {
        rule: 'unused-collection',
        message: `Collection \`${name}\` is not used on any page.`,
        hint: 'use its rows with `with:` or `each:`, or remove the file',
        at: { file, path: [], part: 'head' },
      },
    ];
  const unread = keys
    .filter((key) => !rows.has(`${name}.${key}`))
    .map(
      (key): Problem => ({
        rule: 'unused-row',
        message: `Row \`${key}\` is not used on any page.`,
        hint: 'use it with `with:`, or remove it',
        at: { file, path: [key], part: 'key' },
      }),
    );
  return [...unread, ...unusedColumns(collection, columns)];
}

function unusedColumns(collection: Collection, columns: Set<string>): Problem[] {
  const { name, file, rows } = collection;
  if (columns.has(`${name}.*`)) return [];
  const first = new Map<string, string>();
  for (const [key, row] of rows)
    for (const column of Object.keys(row)) if (!first.has(column)) first.set(column, key);
  const known = collection.columns;
  return [...first]
    .filter(([column]) => !columns.has(`${name}.${column}`) && (known?.includes(column) ?? true))
    .map(([column, key]) => ({
      rule: 'unused-column',
      message: `Column \`${column}\` is not used on any page.`,
      hint: `use it as \`{{ ….${column} }}\`, or remove it from the rows`,
      at: { file, path: [key, column], part: 'key' },
    }));
}

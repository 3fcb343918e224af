import type { Problem } from '../diagnostics/Problem.ts';
import type { Collection } from '../resolve/Collection.ts';
import { validateSection } from '../resolve/resolveSection.ts';
import { withBlocks } from '../resolve/withBlocks.ts';
import type { CrossContext } from './CrossContext.ts';

/** Blocks that no page uses. They are validated too, as far as their `{{ }}` can be known. */
export function unusedBlocks({ manifest, units, resolve, incomplete }: CrossContext): Problem[] {
  if (incomplete) return [];
  const used = new Set(units.flatMap((unit) => [...unit.use.blocks]));
  const problems: Problem[] = [];
  for (const [name, layer] of manifest.blocks) {
    if (used.has(name)) continue;
    const expanded = withBlocks(layer, resolve);
    if ('problem' in expanded) {
      if (expanded.problem) problems.push(expanded.problem);
    } else if (
      layer.value.type !== undefined ||
      layer.value.use !== undefined ||
      Object.keys(layer.value).length > 1
    ) {
      const written = { layers: expanded.layers, scope: resolve.scope };
      const found = validateSection(written, 0, resolve).problems;
      problems.push(...found.filter((one) => one.rule !== 'unknown-variable'));
    }
    problems.push({
      rule: 'unused-block',
      message: `No page uses the block \`${name}\`.`,
      hint: `use it with \`use: ${name}\`, or remove it`,
      at: { file: layer.file, path: layer.path, part: 'key' },
    });
  }
  return problems;
}

/** Collections, rows and columns that no page reads. */
export function unusedData({ collections, units, incomplete }: CrossContext): Problem[] {
  if (incomplete || [...collections.values()].some((one) => one.broken)) return [];
  const rows = new Set(units.flatMap((unit) => [...unit.use.rows]));
  const columns = new Set(units.flatMap((unit) => [...unit.use.columns]));
  return [...collections.values()].flatMap((collection) => unusedIn(collection, rows, columns));
}

function unusedIn(collection: Collection, rows: Set<string>, columns: Set<string>): Problem[] {
  const { name, file } = collection;
  const keys = [...collection.rows.keys()];
  if (keys.length === 0) return [];
  if (!keys.some((key) => rows.has(`${name}.${key}`)))
    return [
      {
        rule: 'unused-collection',
        message: `No page reads the collection \`${name}\`.`,
        hint: 'bind one of its rows with `with:` or all with `each:`, or remove the file',
        at: { file, path: [], part: 'head' },
      },
    ];
  const unread = keys
    .filter((key) => !rows.has(`${name}.${key}`))
    .map(
      (key): Problem => ({
        rule: 'unused-row',
        message: `No page reads the row \`${key}\`.`,
        hint: 'bind it with `with:`, or remove it',
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
      message: `No page reads the column \`${column}\`.`,
      hint: `read it as \`{{ ….${column} }}\`, or remove it from the rows`,
      at: { file, path: [key, column], part: 'key' },
    }));
}

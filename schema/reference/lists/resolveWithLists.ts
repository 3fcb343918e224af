import { getOrCreate } from '../../../base/lists/getOrCreate.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import type { YamlPath } from '../../yaml/YamlLocation.ts';
import type { Provenance } from '../expressions/Provenance.ts';
import { mergeLayers, resolveLayers } from '../expressions/resolveLayers.ts';
import { hasOptional } from '../expressions/template.ts';
import type { ResolveContext } from '../read/ResolveContext.ts';
import type { ListUse, Usage } from '../read/ResolvedPage.ts';
import type { RowQuery } from '../rows/RowQuery.ts';
import { isListDefinition } from './isListDefinition.ts';
import { getListOutline, type ListOutline } from './ListOutline.ts';
import { absent, ListResolver } from './ListResolver.ts';

/** A resolved section. */
interface ResolvedValue {
  value: Record<string, unknown>;
  problems: Problem[];
  failed: YamlPath[];
  /** Whether a list that the section needs is empty and optional. */
  isHidden?: boolean;
}

/** Merges the layers of a section, and replaces its `{{ }}` and its lists from rows. */
export function resolveWithLists(
  provenance: Provenance,
  schema: object,
  context: ResolveContext,
  usage: Usage | undefined,
): ResolvedValue {
  const outline = getListOutline(schema);
  if (!provenance.layers.some(({ value }) => hasLists(value, outline)))
    return resolveLayers(provenance, ['use']);
  const resolver = new ListResolver(provenance, context);
  const merged = mergeLayers(provenance, ['use']);
  const value = resolver.resolve(merged, outline);
  if (usage) {
    recordUses(resolver.uses, usage);
    if (Number.isFinite(resolver.until))
      usage.until = Math.min(usage.until ?? resolver.until, resolver.until);
  }
  const isHidden = value === absent;
  return {
    value: isHidden ? merged : (value as Record<string, unknown>),
    problems: dropRepeats(resolver.problems),
    failed: resolver.failed,
    isHidden,
  };
}

/** Records what lists read. */
function recordUses(uses: readonly ListUse[], usage: Usage): void {
  usage.lists.push(...uses);
  for (const { query, columns } of uses) {
    usage.rows.add(`${query.collection}.*`);
    for (const column of [...columns, ...listColumns(query)])
      usage.columns.add(`${query.collection}.${column}`);
  }
}

/** Lists the columns that a query compares and sorts by. */
function listColumns({ within, where = {}, sort = [] }: RowQuery): string[] {
  const sorted = sort.map((term) => term.replace(/^-/, ''));
  return [...(within ? listColumns(within) : []), ...Object.keys(where), ...sorted];
}

/** Drops problems that differ only in the row: every entry has the mistakes of the template. */
export function dropRepeats(problems: readonly Problem[]): Problem[] {
  const seen = new Set<string>();
  return problems.filter(({ rule, message, at }) => {
    const place = 'from' in at ? [at.from, at.to] : [at.path, at.part];
    const key = JSON.stringify([rule, message, place]);
    return !seen.has(key) && seen.add(key);
  });
}

/** Whether a value has a list from rows, or values that rows may lack. Remembered, since many pages share a layer. */
export function hasLists(value: Record<string, unknown>, outline: ListOutline): boolean {
  return getOrCreate(known, value, () => containsList(value, outline));
}

const known = new WeakMap<object, boolean>();

function containsList(value: unknown, outline: ListOutline | undefined): boolean {
  if (typeof value === 'string') return hasOptional(value);
  if (!outline || typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some((entry) => containsList(entry, outline.items));
  if (outline.items && !outline.allowsMapping && isListDefinition(value)) return true;
  return Object.entries(value).some(([key, inner]) => containsList(inner, outline.keys.get(key)));
}

import type { Static } from 'typebox';
import type { Problem } from '../../diagnostics/Problem.ts';
import { eachSelection } from '../../vocabulary/page.ts';
import type { YamlLocation, YamlPath } from '../../yaml/YamlLocation.ts';
import { findSource } from '../expressions/findSource.ts';
import { getRowBinding } from '../expressions/getRowBinding.ts';
import { reportFailures } from '../expressions/resolveLayers.ts';
import { resolveValue } from '../expressions/resolveValue.ts';
import type { Binding, Scope } from '../expressions/Scope.ts';
import { toRouteSegment } from '../expressions/toRouteSegment.ts';
import type { RouteEntry } from '../read/Manifest.ts';
import type { ResolveContext } from '../read/ResolveContext.ts';
import type { Collection } from '../rows/Collection.ts';
import { checkSelection, explainColumn, type RowSelection } from '../rows/checkSelection.ts';
import { type RowQuery, readColumn, selectRows } from '../rows/RowQuery.ts';

/** Binds a name of `each` to rows, one after the other; undefined if its reference cannot be read. */
export function bindEach(
  { routeEntry, name, reference }: { routeEntry: RouteEntry; name: string; reference: unknown },
  scope: Scope,
  context: ResolveContext,
  problems: Problem[],
): { bindings: Binding[]; isBroken: boolean } | undefined {
  const path = ['each', name];
  const failed: YamlPath[] = [];
  const resolved = resolveValue(reference, scope, (inner, template, failure) =>
    reportFailures({ layers: [routeEntry], scope }, problems, failed)(
      [...path, ...inner],
      template,
      failure,
    ),
  );
  const selection = typeof resolved === 'string' ? { from: resolved } : resolved;
  // A selection of the wrong shape is reported with the other keys of the page.
  if (failed.length > 0 || context.validator.validate(eachSelection, selection).length > 0)
    return undefined;
  const { from, where, sort, skip, limit, size, values } = selection as Static<
    typeof eachSelection
  >;
  const own: YamlLocation = { file: routeEntry.file, path: [...routeEntry.path, ...path] };
  const at =
    typeof reference === 'string'
      ? { ...own, part: { text: from, occurrence: 0 } }
      : { ...own, path: [...own.path, 'from'] };
  const source = findSource(from, at, scope, context.collections);
  if ('problem' in source || 'bindings' in source) {
    if ('problem' in source && source.problem) problems.push(source.problem);
    return undefined;
  }
  const { collection } = source;
  const columns: RowSelection = { ...(where && { where }), ...(sort && { sort }) };
  const found = [
    ...checkSelection(columns, collection, own),
    ...(values === undefined
      ? []
      : [explainColumn(values, collection, { ...own, path: [...own.path, 'values'] })]),
  ].filter((problem) => problem !== undefined);
  problems.push(...found);
  if (found.length > 0) return undefined;
  const query: RowQuery = {
    ...(source.query.within || source.query.where
      ? { collection: collection.name, within: source.query }
      : source.query),
    ...(where && { where }),
    ...(sort && { sort: [sort].flat() }),
    ...(skip !== undefined && { skip }),
    ...(limit !== undefined && { limit }),
  };
  // Pages of rows that are not published are hidden like drafts, so that links to them are reported.
  const isOnePage = values === undefined && size === undefined;
  const keys = selectRows(query, context, isOnePage);
  const bindings =
    values !== undefined
      ? bindValues(values, { collection, query, keys })
      : size !== undefined
        ? bindBatches(size, { query, keys })
        : keys.map((key) => ({ ...getRowBinding(collection, key), siblings: query }));
  return { bindings, isBroken: collection.isBroken };
}

interface SelectedKeys {
  query: RowQuery;
  keys: readonly string[];
}

/** Binds batches of rows. The first page exists even without rows. */
function bindBatches(size: number, { query, keys }: SelectedKeys): Binding[] {
  const count = Math.max(1, Math.ceil(keys.length / size));
  const batch = (number: number) => ({ number, path: number === 1 ? '' : `/${number}` });
  return Array.from({ length: count }, (_, index): Binding => {
    const number = index + 1;
    return {
      value: {
        ...batch(number),
        count,
        previous: index > 0 ? [batch(index)] : [],
        next: number < count ? [batch(number + 1)] : [],
        pages: chooseNumbers(number, count).map(batch),
      },
      query: { collection: query.collection, within: query, skip: index * size, limit: size },
    };
  });
}

/** Chooses the pages that a page links to: the first, the last and those near it. */
function chooseNumbers(number: number, count: number): number[] {
  const near = Array.from({ length: 5 }, (_, index) => number - 2 + index);
  const chosen = new Set([1, ...near, count]);
  return [...chosen].filter((one) => one >= 1 && one <= count).sort((a, b) => a - b);
}

/** Binds the values of a column, in the order in which they first occur. */
function bindValues(
  column: string,
  { collection, query, keys }: SelectedKeys & { collection: Collection },
): Binding[] {
  const counts = new Map<string | number, number>();
  for (const key of keys)
    for (const value of new Set([readColumn(collection.rows, key, column)].flat()))
      if (typeof value === 'string' || typeof value === 'number')
        counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => ({
    value: { value, key: toRouteSegment(String(value)), count },
    query: { collection: collection.name, within: query, where: { [column]: value } },
  }));
}

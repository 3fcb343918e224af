import { isMapping } from '../../../base/values/isMapping.ts';
import { formatNames } from '../../diagnostics/formatNames.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { suggestName } from '../../diagnostics/suggestName.ts';
import { reservedName } from '../../rules/reference/reserved-name.ts';
import { tooManyPages, unknownRow, wrongReference } from '../../rules/reference/row-references.ts';
import { unknownCollection } from '../../rules/yaml/collection-missing.ts';
import { getRowBinding } from '../expressions/getRowBinding.ts';
import { reportFailures } from '../expressions/resolveLayers.ts';
import { resolveText } from '../expressions/resolveValue.ts';
import type { Binding, RowBindings, Scope } from '../expressions/Scope.ts';
import { createPageScope, createUsage } from '../read/createPageScope.ts';
import type { Bindings, RouteEntry } from '../read/Manifest.ts';
import type { ResolveContext } from '../read/ResolveContext.ts';
import type { Usage } from '../read/ResolvedPage.ts';
import { readBindings } from '../read/readBindings.ts';
import { bindVariants } from '../read/variants.ts';
import type { Collection } from '../rows/Collection.ts';
import { bindEach } from './bindEach.ts';
import { dropRepeats } from './resolveWithLists.ts';

/** An entry of `pages:` with the rows of each page it generates. */
export interface BoundRouteEntry {
  routeEntry: RouteEntry;
  sets: RowBindings[];
  /** The rows and columns that `with` itself reads. */
  usage: Usage;
  problems: Problem[];
}

/** Binds `each` (one row set per row or combination of rows), then `with`. */
export function bindRows(routeEntry: RouteEntry, context: ResolveContext): BoundRouteEntry {
  const usage = createUsage();
  const problems: Problem[] = [];
  let sets: RowBindings[] = [new Map()];
  const bindings = routeEntry.bindings ?? readBindings(routeEntry.value);
  for (const [name, reference] of listReferences(routeEntry, bindings, 'each', problems)) {
    const bind = (rows: RowBindings) =>
      bindEach(
        { routeEntry, name, reference },
        createPageScope(context.scope, rows, usage),
        context,
        problems,
      );
    // RowBindings that do not depend on those bound before are selected once.
    const isShared = !readsNames(reference, sets[0], context);
    const shared = isShared ? { bound: bind(new Map()) } : undefined;
    let isBroken = false;
    const combined: RowBindings[] = [];
    for (const rows of sets) {
      const bound = shared ? shared.bound : bind(rows);
      if (!bound) combined.push(new Map(rows).set(name, { value: undefined, isBroken: true }));
      isBroken ||= bound?.isBroken ?? false;
      const pages = combined.length + (bound?.bindings.length ?? 0);
      if (sets.length > 1 && pages > mostCombinations) {
        problems.push(reportTooManyPages(routeEntry));
        return { routeEntry, sets: [], usage, problems: dropRepeats(problems) };
      }
      for (const binding of bound?.bindings ?? []) combined.push(new Map(rows).set(name, binding));
    }
    sets = combined;
    if (isBroken) sets = [];
  }
  for (const [name, reference] of listReferences(routeEntry, bindings, 'with', problems)) {
    if (typeof reference !== 'string') continue;
    for (const rows of sets)
      rows.set(
        name,
        bindRow(
          routeEntry,
          name,
          reference,
          context,
          problems,
          createPageScope(context.scope, rows, usage),
        ),
      );
  }
  sets = sets.filter((rows) => ![...rows.values()].includes(untranslatedRow));
  for (const name of bindings.misspelt ?? [])
    for (const rows of sets) rows.set(name, { value: undefined, isBroken: true });
  for (const rows of sets)
    for (const { row } of rows.values()) if (row) usage.rows.add(`${row.collection}.${row.key}`);
  sets = bindVariants(sets, bindings.variants);
  return { routeEntry, sets, usage, problems: dropRepeats(problems) };
}

/** A row that a language lacks: it has no page there. */
const untranslatedRow: Binding = { value: undefined };

/**
 * The number of pages that an entry may generate by combining rows. Three collections of 300 rows
 * would be 27 million pages, more than fit into memory.
 */
const mostCombinations = 100_000;

function reportTooManyPages(routeEntry: RouteEntry): Problem {
  const path = [...routeEntry.path, 'each'];
  return tooManyPages(mostCombinations, { file: routeEntry.file, path, part: 'key' });
}

/** Whether a reference may depend on the rows that are bound before it. */
function readsNames(
  reference: unknown,
  bound: RowBindings | undefined,
  { collections }: ResolveContext,
): boolean {
  const from = isMapping(reference) ? reference.from : reference;
  if (typeof from !== 'string' || bound?.has(from) || !collections.has(from)) return true;
  return JSON.stringify(reference).includes('{{');
}

function listReferences(
  routeEntry: RouteEntry,
  bindings: Bindings,
  key: 'with' | 'each',
  problems: Problem[],
): [string, unknown][] {
  const bound = bindings[key];
  if (!isMapping(bound)) return [];
  return Object.entries(bound).filter(([name, reference]) => {
    if (name === 'site' || name === 'page' || name === 'it') {
      const path = [...routeEntry.path, key, name];
      problems.push(reservedName(name, { file: routeEntry.file, path, part: 'key' }));
      return false;
    }
    return typeof reference === 'string' || (key === 'each' && isMapping(reference));
  });
}

function bindRow(
  routeEntry: RouteEntry,
  name: string,
  reference: string,
  context: ResolveContext,
  problems: Problem[],
  scope: Scope,
): Binding {
  const path = ['with', name];
  const broken: Binding = { value: undefined, isBroken: true };
  let failed = false;
  const provenance = { layers: [routeEntry], scope };
  const text = resolveText(
    reference,
    scope,
    (_, template, failure) => {
      failed = true;
      reportFailures(provenance, problems, [])(path, template, failure);
    },
    path,
  );
  if (failed) return broken;
  const at = { file: routeEntry.file, path: [...routeEntry.path, ...path] };
  const dot = typeof text === 'string' ? text.indexOf('.') : -1;
  if (typeof text !== 'string' || dot <= 0 || dot === text.length - 1) {
    const isCollection = typeof text === 'string' && context.collections.has(text);
    problems.push(wrongReference(name, text, isCollection, at));
    return broken;
  }
  const collectionName = text.slice(0, dot);
  const collection = context.collections.get(collectionName);
  if (!collection) {
    const place = { ...at, part: { text: collectionName, occurrence: 0 } };
    problems.push(unknownCollection(collectionName, place, [...context.collections.keys()]));
    return broken;
  }
  const key = text.slice(dot + 1);
  if (collection.rows.has(key)) return getRowBinding(collection, key);
  if (collection.untranslated?.has(key)) return untranslatedRow;
  if (collection.isBroken) return broken;
  const keys = [...collection.rows.keys()];
  const otherwise = `add it to ${getPath(collection)}, or use one of its rows: ${formatNames(keys, 8)}`;
  const { hint, correction } = suggestName(key, keys, otherwise);
  const isWritten = !reference.includes('{{');
  const location = isWritten ? { ...at, part: { text: key, occurrence: 0 } } : at;
  problems.push(
    unknownRow(key, collection, location, { hint, correction: isWritten ? correction : undefined }),
  );
  return broken;
}

/** Returns the path of the file, or of the folder of Markdown files, to which rows are added. */
function getPath({ name, file, rowFiles }: Collection): string {
  return rowFiles.size > 0 ? `data/${name}/` : file.source.path;
}

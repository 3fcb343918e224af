import { getSpellingSuggestion } from '../diagnostics/getSpellingSuggestion.ts';
import type { Problem } from '../diagnostics/Problem.ts';
import { isMapping } from '../validate/isMapping.ts';
import type { Collection } from './Collection.ts';
import { createPageScope, createUsage } from './createPageScope.ts';
import type { Bindings, RouteEntry } from './Manifest.ts';
import type { ResolveContext } from './ResolveContext.ts';
import type { Usage } from './ResolvedPage.ts';
import { readBindings } from './readBindings.ts';
import { onFailure } from './resolveLayers.ts';
import { resolveText } from './resolveValue.ts';
import type { Binding, Rows, Scope } from './Scope.ts';

/** An entry of `pages:` with the rows of each page that it makes. */
export interface BoundRouteEntry {
  routeEntry: RouteEntry;
  sets: Rows[];
  /** What `with` itself read. */
  usage: Usage;
  problems: Problem[];
}

/** Binds `each` (one set for each row, or pair of rows) and then `with` of an entry. */
export function bindRows(routeEntry: RouteEntry, context: ResolveContext): BoundRouteEntry {
  const use = createUsage();
  const problems: Problem[] = [];
  let sets: Rows[] = [new Map()];
  const bindings = routeEntry.bindings ?? readBindings(routeEntry.value);
  for (const [name, reference] of references(routeEntry, bindings, 'each', problems)) {
    const collection = findCollection(routeEntry, ['each', name], reference, context, problems);
    sets = collection
      ? sets.flatMap((rows) =>
          [...collection.rows.keys()].map((key) => new Map(rows).set(name, rowOf(collection, key))),
        )
      : sets.map((rows) => new Map(rows).set(name, { value: undefined, isBroken: true }));
    if (collection?.isBroken) sets = [];
  }
  for (const [name, reference] of references(routeEntry, bindings, 'with', problems))
    for (const rows of sets)
      rows.set(
        name,
        bindOne(
          routeEntry,
          name,
          reference,
          context,
          problems,
          createPageScope(context.scope, rows, use),
        ),
      );
  for (const name of bindings.misspelt ?? [])
    for (const rows of sets) rows.set(name, { value: undefined, isBroken: true });
  for (const rows of sets)
    for (const { row } of rows.values()) if (row) use.rows.add(`${row.collection}.${row.key}`);
  return { routeEntry, sets, usage: use, problems };
}

function references(
  routeEntry: RouteEntry,
  bindings: Bindings,
  key: 'with' | 'each',
  problems: Problem[],
): [string, string][] {
  const given = bindings[key];
  if (!isMapping(given)) return [];
  return Object.entries(given).filter((entry): entry is [string, string] => {
    const [name, reference] = entry;
    if (name === 'site' || name === 'page') {
      problems.push({
        rule: 'reserved-name',
        message: `\`${name}\` is a reserved name; it always refers to the ${name} itself.`,
        hint: 'choose another name',
        at: { ...routeEntry, path: [...routeEntry.path, key, name], part: 'key' },
      });
      return false;
    }
    return typeof reference === 'string';
  });
}

function bindOne(
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
  const written = { layers: [routeEntry], scope };
  const text = resolveText(
    reference,
    scope,
    (_, template, failure) => {
      failed = true;
      onFailure(written, problems, [])(path, template, failure);
    },
    path,
  );
  if (failed) return broken;
  const at = { file: routeEntry.file, path: [...routeEntry.path, ...path] };
  const dot = typeof text === 'string' ? text.indexOf('.') : -1;
  if (typeof text !== 'string' || dot <= 0 || dot === text.length - 1) {
    const known = typeof text === 'string' && context.collections.has(text);
    problems.push({
      rule: 'wrong-reference',
      message: `\`${name}\` must refer to a row as collection.row, not "${String(text)}".`,
      hint: known
        ? `write "${text}." followed by the key of a row, or use \`each:\` to build a page for every row`
        : 'write the name of a collection, a dot and the key of a row, such as `cities.atlanta`',
      at,
    });
    return broken;
  }
  const collection = findCollection(routeEntry, path, text.slice(0, dot), context, problems);
  if (!collection) return broken;
  const key = text.slice(dot + 1);
  if (collection.rows.has(key)) return rowOf(collection, key);
  if (collection.isBroken) return broken;
  const near = getSpellingSuggestion(key, collection.rows.keys());
  const part = { text: key, occurrence: 0 };
  const place = reference.includes('{{') ? at : { ...at, part };
  problems.push({
    rule: 'unknown-row',
    message: `The collection \`${collection.name}\` has no row \`${key}\`.`,
    hint: near
      ? `did you mean "${near}"?`
      : `add it to ${collection.file.source.path}, or use one of its rows: ${[...collection.rows.keys()].slice(0, 8).join(', ')}`,
    at: place,
    related: [{ at: { file: collection.file, path: [], part: 'head' }, message: 'the collection' }],
    ...(near && place !== at && { fix: [{ at: place, text: near }] }),
  });
  return broken;
}

function findCollection(
  routeEntry: RouteEntry,
  path: string[],
  name: string,
  context: ResolveContext,
  problems: Problem[],
): Collection | undefined {
  const collection = context.collections.get(name);
  if (collection) return collection;
  const near = getSpellingSuggestion(name, context.collections.keys());
  const at = {
    file: routeEntry.file,
    path: [...routeEntry.path, ...path],
    part: { text: name, occurrence: 0 },
  };
  problems.push({
    rule: 'collection-missing',
    message: `Unknown collection \`${name}\`: data/${name}.yaml does not exist.`,
    hint: near ? `did you mean "${near}"?` : `create data/${name}.yaml`,
    at,
    ...(near && { fix: [{ at, text: near }] }),
  });
  return undefined;
}

/** A row as a name of `{{ }}`; its key is read as `.key` unless a column has that name. */
function rowOf(collection: Collection, key: string): Binding {
  let bindings = known.get(collection);
  if (!bindings) {
    bindings = new Map();
    known.set(collection, bindings);
  }
  let binding = bindings.get(key);
  if (!binding) {
    binding = bindingOf(collection, key);
    bindings.set(key, binding);
  }
  return binding;
}

/** Thousands of pages may be bound to the same row. */
const known = new WeakMap<Collection, Map<string, Binding>>();

function bindingOf(collection: Collection, key: string): Binding {
  const row = collection.rows.get(key) ?? {};
  return {
    value: 'key' in row ? row : { ...row, key },
    file: collection.file,
    path: [key],
    row: {
      collection: collection.name,
      key,
      columns: collection.columns,
      faulty: collection.faultyColumns.get(key),
    },
  };
}

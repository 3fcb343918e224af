import type { Binding, RowBindings, Scope } from '../expressions/Scope.ts';
import type { Usage } from './ResolvedPage.ts';

/** Creates the scope of a page: the names of the site, its rows and, if given, `page`. Records reads in `usage`. */
export function createPageScope(
  base: Scope,
  rows: RowBindings,
  usage: Usage,
  page?: Binding,
): Scope {
  const names = new Map(base.names);
  for (const [name, binding] of rows) {
    names.set(name, binding);
    const { row } = binding;
    if (row) usage.rows.add(`${row.collection}.${row.key}`);
  }
  if (page) names.set('page', page);
  return {
    names,
    filters: base.filters,
    onRead(name, key, { row }) {
      usage.names.add(name);
      if (!row) return;
      usage.columns.add(`${row.collection}.${key ?? '*'}`);
    },
  };
}

/** Creates an empty usage. */
export function createUsage(): Usage {
  return {
    blocks: new Set(),
    rows: new Set(),
    columns: new Set(),
    names: new Set(),
    lists: [],
  };
}

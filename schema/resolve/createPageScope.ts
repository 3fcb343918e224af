import type { Usage } from './ResolvedPage.ts';
import type { Binding, Rows, Scope } from './Scope.ts';

/** The names a page may use: those of the site, its rows and, once it is known, the page itself. */
export function createPageScope(base: Scope, rows: Rows, use: Usage, page?: Binding): Scope {
  const names = new Map(base.names);
  for (const [name, binding] of rows) {
    names.set(name, binding);
    const { row } = binding;
    if (row) use.rows.add(`${row.collection}.${row.key}`);
  }
  if (page) names.set('page', page);
  return {
    names,
    filters: base.filters,
    onRead(name, key, { row }) {
      use.names.add(name);
      if (!row) return;
      use.columns.add(`${row.collection}.${key ?? '*'}`);
    },
  };
}

/** Nothing read yet. */
export function createUsage(): Usage {
  return {
    blocks: new Set(),
    rows: new Set(),
    columns: new Set(),
    names: new Set(),
  };
}

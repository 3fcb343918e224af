import type { Rows } from './bindRows.ts';
import type { Usage } from './ResolvedPage.ts';
import type { Binding, Scope } from './Scope.ts';

/** The names a page may use: those of the site, its rows and, once it is known, the page itself. */
export function createScope(base: Scope, rows: Rows, use: Usage, page?: Binding): Scope {
  const names = new Map(base.names);
  for (const [name, binding] of rows) {
    names.set(name, binding);
    const { row } = binding;
    if (row) use.rows.add(`${row.collection}.${row.key}`);
  }
  if (page) names.set('page', page);
  let latest: Binding['row'];
  return {
    names,
    filters: base.filters,
    onRead(name, key, { row }) {
      use.names.add(name);
      if (!row) return;
      // The texts of a page mostly read one row, and names are dear to put together.
      if (row !== latest) use.reads.add(`${row.collection}.${row.key}`);
      latest = row;
      use.columns.add(`${row.collection}.${key ?? '*'}`);
    },
  };
}

/** Nothing read yet. */
export function newUsage(): Usage {
  return {
    reads: new Set(['site']),
    blocks: new Set(),
    rows: new Set(),
    columns: new Set(),
    names: new Set(),
  };
}

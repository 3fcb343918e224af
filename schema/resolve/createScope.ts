import type { Rows } from './bindRows.ts';
import type { Use } from './ResolvedPage.ts';
import type { Binding, Scope } from './Scope.ts';

/** The names a page may use: those of the site, its rows and, once it is known, the page itself. */
export function createScope(base: Scope, rows: Rows, use: Use, page?: Binding): Scope {
  const names = new Map([...base.names, ...rows]);
  if (page) names.set('page', page);
  for (const { row } of rows.values()) if (row) use.rows.add(`${row.collection}.${row.key}`);
  return {
    names,
    filters: base.filters,
    onRead(name, key, { row }) {
      use.names.add(name);
      if (!row) return;
      use.reads.add(`${row.collection}.${row.key}`);
      use.columns.add(`${row.collection}.${key ?? '*'}`);
    },
  };
}

/** Nothing read yet. */
export function newUse(): Use {
  return {
    reads: new Set(['site']),
    blocks: new Set(),
    rows: new Set(),
    columns: new Set(),
    names: new Set(),
  };
}

import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW087',
  phase: 'reference',
  severity: 'error',
  title: 'An entry generates too many pages',
  why: '`each` with several names makes a page of every combination. Three collections of 300 rows are 27 million pages, more than fit into memory.',
  help: 'Combine fewer collections, or choose rows by `where:` or `limit:`.',
};

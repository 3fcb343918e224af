import { cityPage, cityRows } from '../diagnostics/exampleSites.ts';
import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW073',
  phase: 'reference',
  severity: 'error',
  title: 'A row lacks a column',
  why: 'The text would have a gap on the page of this row.',
  help: 'Add the column to the row, or remove the expression.',
  ...examples`${cityPage}"Hello {{ city.${['motto', 'name']} }}"${cityRows}`,
};

import { cityPage, cityRows } from '../diagnostics/exampleSites.ts';
import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW076',
  phase: 'reference',
  severity: 'error',
  title: 'An expression is not valid',
  why: 'Blockwright cannot replace an expression that it cannot read.',
  help: 'Write `{{ name.column }}` or `{{ name.column | filter }}`.',
  ...examples`${cityPage}"Hello {{ city.${['name', 'name }}']}"${cityRows}`,
};

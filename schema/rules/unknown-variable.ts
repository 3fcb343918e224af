import { cityPage, cityRows } from '../diagnostics/exampleSites.ts';
import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW072',
  phase: 'reference',
  severity: 'error',
  title: 'An expression uses an unknown name',
  why: 'The page would show braces or a gap.',
  help: 'Correct the name. Pages can use `site`, `page` and the rows from `with:` or `each:`.',
  ...examples`${cityPage}"Hello {{ ${['ctiy', 'city']}.name }}"${cityRows}`,
};

import { cityPage, cityRows } from '../diagnostics/exampleSites.ts';
import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW075',
  phase: 'reference',
  severity: 'error',
  title: 'A filter does not accept this value',
  why: 'For example, `money` needs a number and `date` needs a date.',
  help: 'Correct the value (a number without quotes, a date such as 2026-05-31), or use another filter.',
  ...examples`${cityPage}"For {{ city.${['name', 'rate']} | money }}"${cityRows}`,
};

import { cityPage, cityRows } from '../diagnostics/exampleSites.ts';
import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW074',
  phase: 'reference',
  severity: 'error',
  title: 'A filter does not exist',
  why: 'The available filters are money, number, date and capitalize.',
  help: 'Correct the name of the filter.',
  ...examples`${cityPage}"For {{ city.rate | ${['mony', 'money']} }}"${cityRows}`,
};

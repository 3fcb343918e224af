import { cityPage, cityRows } from '../diagnostics/exampleSites.ts';
import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW082',
  phase: 'reference',
  severity: 'warning',
  isFollowUp: true,
  title: 'A row is bound but not used',
  why: 'The row may be left over, or the text may have forgotten it.',
  help: 'Use the row on the page, or remove it.',
  ...examples`${cityPage}"${['Hello', 'Hello {{ city.name }}']}"${cityRows}`,
};

export { checkUnusedVariables as checkSite } from '../content/site/checkUnused.ts';

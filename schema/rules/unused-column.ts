import { cityPage, cityRows } from '../diagnostics/exampleSites.ts';
import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW112',
  phase: 'content',
  scope: 'site',
  severity: 'warning',
  isFollowUp: true,
  title: 'A column is never used',
  why: 'Values that no page shows go out of date unnoticed.',
  help: 'Use the column on a page, or remove it from the rows.',
  ...examples`${cityPage}"Hello {{ city.name }}${['', ' {{ city.slug }} {{ city.rate }} {{ city.tags.0 }}']}"${cityRows}`,
};

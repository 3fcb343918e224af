import { cityPage, cityRows } from '../diagnostics/exampleSites.ts';
import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW077',
  phase: 'reference',
  severity: 'error',
  title: 'A list or mapping is used inside a text',
  why: 'Only text, numbers and dates can be part of a sentence.',
  help: 'Make the expression the whole value, or use a value from inside the list or mapping.',
  ...examples`${cityPage}"In the {{ city.${['tags', 'tags.0']} }}"${cityRows}`,
};

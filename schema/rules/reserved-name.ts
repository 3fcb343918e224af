import { cityRows } from '../diagnostics/exampleSites.ts';
import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW080',
  phase: 'reference',
  severity: 'error',
  title: 'A name is reserved',
  why: '`site` and `page` always refer to the site and the page.',
  help: 'Choose another name.',
  ...examples`/atlanta:
  with: { ${['site', 'city']}: cities.atlanta }
  title: Assistants in Atlanta
  description: Assistants in Atlanta
  sections:
    - type: hero
      headline: "Hello {{ ${['site', 'city']}.name }}"${cityRows}`,
};

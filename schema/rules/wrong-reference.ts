import { cityRows } from '../diagnostics/exampleSites.ts';
import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW079',
  phase: 'reference',
  severity: 'error',
  title: 'A reference to a row has the wrong format',
  why: '`with` needs the name of a collection, a dot and the key of a row.',
  help: 'Write it as `cities.atlanta`. To build a page for every row, use `each`.',
  ...examples`/atlanta:
  with: { city: ${['', 'cities.']}atlanta }
  title: Assistants in Atlanta
  description: Assistants in Atlanta
  sections:
    - type: hero
      headline: "Hello {{ city.name }}"${cityRows}`,
};

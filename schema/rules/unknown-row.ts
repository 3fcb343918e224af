import { cityRows } from '../diagnostics/exampleSites.ts';
import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW078',
  phase: 'reference',
  severity: 'error',
  title: 'A row does not exist',
  why: 'The page has no data to be built from.',
  help: 'Correct the key, or add the row.',
  ...examples`/atlanta:
  with: { city: cities.${['atlnta', 'atlanta']} }
  title: Assistants in Atlanta
  description: Assistants in Atlanta
  sections:
    - type: hero
      headline: "Hello {{ city.name }}"${cityRows}`,
};

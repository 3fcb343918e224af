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
      headline: "Hello {{ city.name }}"
# data/cities.yaml
atlanta: { name: Atlanta, slug: atlanta, rate: 8, tags: [south] }
# data/cities.schema.yaml
properties: { name: {}, slug: {}, rate: {}, tags: {}, motto: {} }`,
};

import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW074',
  phase: 'reference',
  severity: 'error',
  title: 'A filter does not exist',
  why: 'The available filters are money, number, date and capitalize.',
  help: 'Correct the name of the filter.',
  ...examples`/atlanta:
  with: { city: cities.atlanta }
  title: Assistants in Atlanta
  description: Assistants in Atlanta
  sections:
    - type: hero
      headline: "For {{ city.rate | ${['mony', 'money']} }}"
# data/cities.yaml
atlanta: { name: Atlanta, slug: atlanta, rate: 8, tags: [south] }
# data/cities.schema.yaml
properties: { name: {}, slug: {}, rate: {}, tags: {}, motto: {} }`,
};

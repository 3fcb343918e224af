import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW077',
  phase: 'reference',
  severity: 'error',
  title: 'A list or mapping is used inside a text',
  why: 'Only text, numbers and dates can be part of a sentence.',
  help: 'Make the expression the whole value, or use a value from inside the list or mapping.',
  ...examples`/atlanta:
  with: { city: cities.atlanta }
  title: Assistants in Atlanta
  description: Assistants in Atlanta
  sections:
    - type: hero
      headline: "In the {{ city.${['tags', 'tags.0']} }}"
# data/cities.yaml
atlanta: { name: Atlanta, slug: atlanta, rate: 8, tags: [south] }
# data/cities.schema.yaml
properties: { name: {}, slug: {}, rate: {}, tags: {}, motto: {} }`,
};

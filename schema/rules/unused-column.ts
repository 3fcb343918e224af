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
  ...examples`/atlanta:
  with: { city: cities.atlanta }
  title: Assistants in Atlanta
  description: Assistants in Atlanta
  sections:
    - type: hero
      headline: "Hello {{ city.name }}${['', ' {{ city.slug }} {{ city.rate }} {{ city.tags.0 }}']}"
# data/cities.yaml
atlanta: { name: Atlanta, slug: atlanta, rate: 8, tags: [south] }
# data/cities.schema.yaml
properties: { name: {}, slug: {}, rate: {}, tags: {}, motto: {} }`,
};

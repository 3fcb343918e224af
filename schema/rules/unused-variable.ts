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
  ...examples`/atlanta:
  with: { city: cities.atlanta }
  title: Assistants in Atlanta
  description: Assistants in Atlanta
  sections:
    - type: hero
      headline: "${['Hello', 'Hello {{ city.name }}']}"
# data/cities.yaml
atlanta: { name: Atlanta, slug: atlanta, rate: 8, tags: [south] }
# data/cities.schema.yaml
properties: { name: {}, slug: {}, rate: {}, tags: {}, motto: {} }`,
};

export { checkUnusedVariables as checkSite } from '../content/site/checkUnused.ts';

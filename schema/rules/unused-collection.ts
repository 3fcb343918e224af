import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW113',
  phase: 'content',
  scope: 'site',
  severity: 'warning',
  isFollowUp: true,
  title: 'A collection is never used',
  why: 'The file may be left over, or its pages may have been forgotten.',
  help: 'Use its rows with `with:` or `each:`, or remove the file.',
  bad: `# data/cities.yaml
atlanta: { name: Atlanta, slug: atlanta, rate: 8, tags: [south] }
# data/cities.schema.yaml
properties: { name: {}, slug: {}, rate: {}, tags: {}, motto: {} }`,
  good: `/atlanta:
  with: { city: cities.atlanta }
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

export { checkUnusedData as checkSite } from '../content/site/checkUnused.ts';

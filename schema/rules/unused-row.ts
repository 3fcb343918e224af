import { cityPage } from '../diagnostics/exampleSites.ts';
import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW111',
  phase: 'content',
  scope: 'site',
  severity: 'warning',
  isFollowUp: true,
  title: 'A row is never used',
  why: 'The row may be left over, or its page may have been forgotten.',
  help: 'Use the row with `with:`, or remove it.',
  ...examples`${cityPage}"Hello {{ city.name }} {{ city.slug }} {{ city.rate }} {{ city.tags.0 }}"
# data/cities.yaml
${[
  `boston: { name: Boston }
`,
  '',
]}atlanta: { name: Atlanta, slug: atlanta, rate: 8, tags: [south] }
# data/cities.schema.yaml
properties: { name: {}, slug: {}, rate: {}, tags: {}, motto: {} }`,
};

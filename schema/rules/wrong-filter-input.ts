import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW075',
  phase: 'reference',
  severity: 'error',
  title: 'A filter does not accept this value',
  why: 'For example, `money` needs a number and `date` needs a date.',
  help: 'Correct the value (a number without quotes, a date such as 2026-05-31), or use another filter.',
  ...examples`/atlanta:
  with: { city: cities.atlanta }
  title: Assistants in Atlanta
  description: Assistants in Atlanta
  sections:
    - type: hero
      headline: "For {{ city.${['name', 'rate']} | money }}"
# data/cities.yaml
atlanta: { name: Atlanta, slug: atlanta, rate: 8, tags: [south] }
# data/cities.schema.yaml
properties: { name: {}, slug: {}, rate: {}, tags: {}, motto: {} }`,
};

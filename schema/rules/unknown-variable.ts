import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW072',
  phase: 'reference',
  severity: 'error',
  title: 'An expression uses an unknown name',
  why: 'The page would show braces or a gap.',
  help: 'Correct the name. Pages can use `site`, `page` and the rows from `with:` or `each:`.',
  ...examples`/atlanta:
  with: { city: cities.atlanta }
  title: Assistants in Atlanta
  description: Assistants in Atlanta
  sections:
    - type: hero
      headline: "Hello {{ ${['ctiy', 'city']}.name }}"
# data/cities.yaml
atlanta: { name: Atlanta, slug: atlanta, rate: 8, tags: [south] }
# data/cities.schema.yaml
properties: { name: {}, slug: {}, rate: {}, tags: {}, motto: {} }`,
};

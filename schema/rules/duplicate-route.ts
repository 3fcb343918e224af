import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW100',
  phase: 'content',
  scope: 'site',
  severity: 'error',
  title: 'Two pages use the same route',
  why: 'Only one page can have each address.',
  help: 'Change one of the routes.',
  ...examples`/{{ city.slug }}:
  each: { city: cities }
  title: "{{ city.name }}"
  description: Assistants
  sections:
    - { type: hero, headline: Hello }
# data/cities.yaml
atlanta: { name: Atlanta, slug: ${[
    `south }
miami: { name: Miami, slug: south`,
    `atlanta }
miami: { name: Miami, slug: miami`,
  ]} }
# data/cities.schema.yaml
properties: { name: {}, slug: {} }`,
};

export { checkDuplicateRoutes as checkSite } from '../content/site/checkDuplicates.ts';

import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW083',
  phase: 'reference',
  severity: 'error',
  title: 'Several pages of an entry get the same route',
  why: 'Only one page can have each address.',
  help: 'Add a column to the route that is different for every row.',
  ...examples`/${['city', '{{ city.key }}']}:
  each: { city: cities }
  title: "{{ city.name }}"
  description: Assistants
  sections:
    - { type: hero, headline: Hello }
# data/cities.yaml
atlanta: { name: Atlanta }
boston: { name: Boston }
# data/cities.schema.yaml
properties: { name: {} }`,
};

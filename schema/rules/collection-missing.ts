import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW006',
  phase: 'yaml',
  severity: 'error',
  title: 'A collection does not exist',
  why: '`with` and `each` read rows from a file in data/.',
  help: 'Correct the name, or create the file.',
  ...examples`/atlanta:
  with: { city: ${['citys', 'cities']}.atlanta }
  title: "{{ city.name }}"
  description: Assistants
  sections:
    - { type: hero, headline: Hello }
# data/cities.yaml
atlanta: { name: Atlanta }${[
    '',
    `
# data/cities.schema.yaml
properties: { name: { type: string } }`,
  ]}`,
};

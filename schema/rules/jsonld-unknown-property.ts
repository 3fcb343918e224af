import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW202',
  phase: 'content',
  scope: 'page',
  severity: 'warning',
  title: 'A schema.org property does not exist',
  why: 'Search engines ignore properties that the type does not have.',
  help: 'Correct the name. The page of the type on schema.org lists all properties.',
  ...examples`- type: hero
  headline: Hello
- type: jsonld
  data:
    "@type": Service
    ${[
      `naem: Example
    serviceType: Help`,
      'name: Example',
    ]}`,
};

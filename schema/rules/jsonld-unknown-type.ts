import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW201',
  phase: 'content',
  scope: 'page',
  severity: 'error',
  title: 'A schema.org type does not exist',
  why: 'Search engines ignore types that they do not know.',
  help: 'Correct the name. https://schema.org/docs/full.html lists all types.',
  ...examples`- type: hero
  headline: Hello
- type: jsonld
  data:
    "@type": ${['LocalBusines', 'Service']}
    name: Example`,
};

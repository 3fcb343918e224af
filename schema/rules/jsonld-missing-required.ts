import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW203',
  phase: 'content',
  scope: 'page',
  severity: 'error',
  title: 'Structured data lacks a property that Google requires',
  why: 'Google shows no rich result without it.',
  help: 'Add the property.',
  ...examples`- type: hero
  headline: Hello
- type: jsonld
  data:
    "@type": LocalBusiness
    name: Example${[
      '',
      `
    address: 1 Main Street, Atlanta`,
    ]}`,
};

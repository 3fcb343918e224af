import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW204',
  phase: 'content',
  scope: 'page',
  severity: 'error',
  title: 'Structured data has a value that Google rejects',
  why: 'Google ignores the whole entry if one value has the wrong format.',
  help: 'Write the value in the format that the message describes.',
  ...examples`- type: hero
  headline: Hello
- type: jsonld
  data:
    "@type": JobPosting
    title: Assistant
    description: Helps
    datePosted: ${['last week', '2026-01-31']}
    hiringOrganization: Example
    jobLocation: { "@type": Place, address: Atlanta }`,
};

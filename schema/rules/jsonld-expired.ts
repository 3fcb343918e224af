import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW205',
  phase: 'content',
  scope: 'page',
  severity: 'warning',
  title: 'Structured data has expired',
  why: 'Search engines drop entries whose last day has passed.',
  help: 'Remove the entry, or change the date.',
  ...examples`- type: hero
  headline: Hello
- type: jsonld
  data:
    "@type": JobPosting
    title: Assistant
    description: Helps
    datePosted: ${[
      `2020-01-31
    validThrough: 2020`,
      `2026-01-31
    validThrough: 2090`,
    ]}-03-31
    hiringOrganization: Example
    jobLocation: { "@type": Place, address: Atlanta }`,
};

import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW121',
  phase: 'content',
  scope: 'page',
  severity: 'error',
  title: 'A page needs exactly one main heading',
  why: 'The main heading tells screen readers and search engines what the page is about.',
  help: 'Start the page with a section that has a headline or title. Use types with a `headline` only there.',
  bad: `- type: hero
  headline: Hello
- type: hero
  headline: Hello again`,
  good: `- type: hero
  headline: Hello
- type: cta
  title: Hello again
  actions: [{ label: Home, to: / }]`,
};

export { checkMainHeading as checkPage } from '../content/page/checkHeadings.ts';

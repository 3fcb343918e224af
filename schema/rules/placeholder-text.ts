import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW144',
  phase: 'content',
  scope: 'page',
  severity: 'warning',
  title: 'A text is a placeholder',
  why: 'Visitors would read a note or sample text that was never replaced.',
  help: 'Write the text, or hide the section with `draft: true` until it is written.',
  bad: `- type: prose
  title: About
  text: Lorem ipsum dolor sit amet, consectetur adipiscing elit.`,
  good: `- type: prose
  title: About
  text: It simply works.`,
};

export { checkProse as checkPage } from '../content/page/checkProse.ts';
export { checkSiteProse as checkSite } from '../content/site/checkSiteProse.ts';

import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW450',
  phase: 'content',
  scope: 'page',
  severity: 'warning',
  title: 'Sample content is still in use',
  why: 'Visitors would take an invented quotation, person, story or figure for a real one, and in many countries advertising with one is illegal.',
  help: 'Replace the content by real content, then remove `sample: true`. To keep a site with samples from being built, set `sample-content: error` in `site.checks`.',
  bad: `- type: quote
  text: It simply works.
  author: Ada
  sample: true`,
  good: `- type: quote
  text: It simply works.
  author: Ada`,
};

export { checkSamples as checkPage } from '../content/page/checkSamples.ts';
export { checkSampleRows as checkSite } from '../content/site/checkSampleRows.ts';

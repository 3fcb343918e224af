import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW011',
  phase: 'shape',
  severity: 'error',
  title: 'A required key is missing',
  why: 'The section cannot be shown without this key.',
  help: 'Add the key.',
  bad: `- type: quote
  author: Ada`,
  good: `- type: quote
  text: It simply works.
  author: Ada`,
};

export { checkHeaderItems as checkSite } from '../content/site/checkHeaderItems.ts';

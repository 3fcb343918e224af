import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW021',
  phase: 'shape',
  scope: 'page',
  severity: 'error',
  title: 'A text has the wrong format',
  why: 'The value would not work. For example, links cannot point to an id with spaces.',
  help: 'Write the value in the format that the message describes.',
  bad: `- type: quote
  id: What They Say
  text: It simply works.`,
  good: `- type: quote
  id: what-they-say
  text: It simply works.`,
};

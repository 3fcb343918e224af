import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW013',
  phase: 'shape',
  scope: 'page',
  severity: 'error',
  title: 'A value is not one of the choices',
  why: 'Only the listed values work.',
  help: 'Use one of the listed values.',
  bad: `- type: quote
  tone: drak
  text: It simply works.`,
  good: `- type: quote
  tone: dark
  text: It simply works.`,
};

import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW042',
  phase: 'yaml',
  scope: 'file',
  severity: 'error',
  title: 'A line is indented with a tab',
  why: 'YAML does not allow tabs, because their width is not fixed.',
  help: 'Indent each level with two spaces. Most editors can convert tabs to spaces.',
  bad: `- type: quote
	text: It simply works.`,
  good: `- type: quote
  text: It simply works.`,
};

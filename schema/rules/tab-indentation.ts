import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW042',
  phase: 'yaml',
  severity: 'error',
  title: 'A line is indented with a tab',
  why: 'YAML does not allow tabs, because their width is not fixed.',
  help: 'Indent each level with two spaces. Most editors can convert tabs to spaces.',
  ...examples`- type: quote
${['	text', '  text']}: It simply works.`,
};

import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW045',
  phase: 'yaml',
  severity: 'error',
  title: 'An alias has no anchor',
  why: '`*name` repeats the value that `&name` marks, and the anchor must come first.',
  help: 'Define the anchor before the alias. If the asterisk is part of the text, put the text in quotes.',
  ...examples`- type: quote
  text: ${['*praise', '"*praise*"']}`,
};

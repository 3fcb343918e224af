import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW015',
  phase: 'shape',
  severity: 'error',
  title: 'A section has neither `type` nor `use`',
  why: 'Every section needs a type, or a block to take it from.',
  help: 'Add `type:` with a section type, or `use:` with the name of a block.',
  bad: '- text: It simply works.',
  good: `- type: quote
  text: It simply works.`,
};

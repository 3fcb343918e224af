import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW051',
  phase: 'yaml',
  severity: 'error',
  title: 'A merge key has no effect',
  why: '`<<` merges mappings in YAML 1.1 only. Here its keys would be lost.',
  help: 'Write out the keys, or create a block and `use:` it.',
  bad: `- type: quote
  <<: { text: It simply works. }
  text: It works.`,
  good: `- type: quote
  text: It simply works.`,
};

import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW057',
  phase: 'yaml',
  scope: 'file',
  severity: 'error',
  title: 'A text starts with a reserved character',
  why: 'YAML reserves `@`, `` ` `` and `%`, and reads `[`, `{`, `>` and `*` as the start of something else.',
  help: 'Put the text in quotes.',
  bad: `- type: quote
  text: @ada says it works.`,
  good: `- type: quote
  text: "@ada says it works."`,
};

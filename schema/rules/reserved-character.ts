import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW057',
  phase: 'yaml',
  severity: 'error',
  title: 'A text starts with a reserved character',
  why: 'YAML reserves `@`, `` ` `` and `%`, and reads `[`, `{`, `>` and `*` as the start of something else.',
  help: 'Put the text in quotes.',
  ...examples`- type: quote
  text: ${['@ada says it works.', '"@ada says it works."']}`,
};

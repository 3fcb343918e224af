import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW060',
  phase: 'yaml',
  severity: 'error',
  title: 'A tag is not supported',
  why: 'Tags such as `!name` have no meaning here and would be ignored.',
  help: 'Remove the tag, or put the text in quotes.',
  ...examples`- type: quote
  text: ${['!important It simply works.', '"!important: it simply works."']}`,
};

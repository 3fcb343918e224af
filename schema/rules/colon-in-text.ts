import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW044',
  phase: 'yaml',
  severity: 'error',
  title: 'A text contains a colon followed by a space',
  why: 'YAML takes a colon followed by a space for the end of a key, even in the middle of a text.',
  help: 'Put the whole text in quotes.',
  ...examples`- type: quote
  text: ${['One thing: it works.', '"One thing: it works."']}`,
};

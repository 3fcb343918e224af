import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW040',
  phase: 'yaml',
  severity: 'error',
  title: 'The YAML is not valid',
  why: 'Blockwright cannot read the rest of the file.',
  help: 'Check the indentation, quotes and colons of the lines nearby.',
  ...examples`- type: quote
  ${['text', 'text:']} It simply works.
  author: Ada`,
};

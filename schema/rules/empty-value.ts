import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW029',
  phase: 'shape',
  severity: 'error',
  title: 'A key is empty',
  why: 'A key without a value usually means that the value was forgotten.',
  help: 'Add the value after the colon, or remove the key.',
  ...examples`- type: quote
  text: It simply works.
  author:${['', ' Ada']}`,
};

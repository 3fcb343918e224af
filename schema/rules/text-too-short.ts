import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW018',
  phase: 'shape',
  severity: 'error',
  title: 'A text is empty or too short',
  why: 'The page would show a gap.',
  help: 'Write the text, or remove the key.',
  ...examples`- type: quote
  text: ${['""', 'It simply works.']}`,
};

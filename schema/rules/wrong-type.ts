import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW010',
  phase: 'shape',
  severity: 'error',
  title: 'A value has the wrong type',
  why: 'The page would show the wrong thing, or nothing.',
  help: 'Write the kind of value that the message asks for. Put text that looks like a number in quotes.',
  ...examples`- type: prose
  numbered: ${['always', 'true']}
  text: Hello`,
};

import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW021',
  phase: 'shape',
  severity: 'error',
  title: 'A text has the wrong format',
  why: 'The value would not work. For example, links cannot point to an id with spaces.',
  help: 'Write the value in the format that the message describes.',
  ...examples`- type: quote
  id: ${['What They Say', 'what-they-say']}
  text: It simply works.`,
};

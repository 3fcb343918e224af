import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW012',
  phase: 'shape',
  severity: 'error',
  title: 'A key is unknown',
  why: 'Unknown keys are usually typos, and their content would be dropped silently.',
  help: 'Use the suggested spelling, correct the indentation, or remove the key.',
  ...examples`- type: cards
  ${['titel', 'title']}: What we do
  items:
    - title: One`,
};

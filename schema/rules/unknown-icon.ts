import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW022',
  phase: 'shape',
  severity: 'error',
  title: 'An icon does not exist',
  why: 'The page would show an empty space.',
  help: 'Choose a name from https://lucide.dev/icons.',
  ...examples`- type: hero
  headline: Hello
  badges:
    - { label: Ready, icon: ${['calender', 'calendar']}-check }`,
};

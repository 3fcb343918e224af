import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW027',
  phase: 'shape',
  severity: 'error',
  title: 'A route is not valid',
  why: 'Addresses with capital letters or spaces break when people type or share them.',
  help: 'Start the route with `/` and use lower-case letters, digits and hyphens.',
  ...examples`/${['About Us', 'about-us']}:
  title: About us
  description: Who we are
  sections:
    - { type: hero, headline: About us }`,
};

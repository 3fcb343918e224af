import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW102',
  phase: 'content',
  scope: 'site',
  severity: 'error',
  title: 'A link points to an anchor that does not exist',
  why: 'The link would do nothing, or jump to the top of the page.',
  help: 'Correct the anchor, or give a section that `id`.',
  ...examples`- type: hero
  headline: Hello
  link: { label: Praise, to: "#${['prase', 'praise']}" }
- type: quote
  id: praise
  text: It simply works.`,
};

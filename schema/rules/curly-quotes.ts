import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW141',
  phase: 'content',
  scope: 'page',
  severity: 'warning',
  title: 'A value is in typographic quotation marks',
  why: 'YAML knows only straight quotes, so visitors and search engines see the marks.',
  help: 'Use straight quotes. If the marks belong to the text, put straight quotes around them.',
  ...examples`- type: cta
  title: Start today
  actions: [{ label: ${['“Book a call”', '"Book a call"']}, to: / }]`,
};

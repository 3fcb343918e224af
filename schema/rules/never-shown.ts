import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW128',
  phase: 'content',
  scope: 'page',
  severity: 'warning',
  title: 'Content is never shown',
  why: 'It expires before it is published.',
  help: 'Set `expireAt` to a date after `publishAt`.',
  ...examples`- type: quote
  publishAt: 2090-${[
    `02-01
  expireAt: 2090-01`,
    `01-01
  expireAt: 2090-02`,
  ]}-01
  text: It simply works.`,
};

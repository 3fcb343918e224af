import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW140',
  phase: 'content',
  scope: 'page',
  severity: 'error',
  title: 'An expression is written with single braces',
  why: 'Only `{{ … }}` is replaced by a value, so visitors see the braces and the name.',
  help: 'Write `{{ site.name }}`, with two braces on each side and without `$`.',
  ...examples`- type: quote
  text: Working with {${['site.name', '{ site.name }']}} simply works.`,
};

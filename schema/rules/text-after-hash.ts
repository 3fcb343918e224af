import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW064',
  phase: 'yaml',
  severity: 'warning',
  title: 'A text is cut off at a #',
  why: 'YAML reads a `#` after a space as the start of a comment, so the rest of the text is lost.',
  help: 'Put the whole text in quotes. If it is a comment, add a space after the `#`.',
  ...examples`- type: quote
  text: ${['Our #1 tour simply works.', '"Our #1 tour simply works."']}`,
};

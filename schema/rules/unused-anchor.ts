import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW046',
  phase: 'yaml',
  severity: 'warning',
  title: 'An anchor is never used',
  why: 'The anchor may be left over, or its `*name` may have been forgotten.',
  help: 'Remove the anchor, or repeat the value with `*name`.',
  ...examples`- type: quote
  text: ${['&praise It', 'It']} simply works.`,
};

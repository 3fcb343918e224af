import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW067',
  phase: 'yaml',
  severity: 'error',
  title: 'A list item has no hyphen',
  why: 'Without its hyphen, an item becomes part of the item above.',
  help: 'Write `- ` before the first key of the item.',
  ...examples`- type: faq
  items:
    - question: Is there any code?
      answer: No.
    ${[' ', '-']} question: Is there a test?
      answer: Yes.`,
};

import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW175',
  phase: 'content',
  scope: 'file',
  severity: 'warning',
  title: 'A preset of a section type of the site cannot be used',
  why: 'The gallery and “Add section” in the editor do not offer it.',
  help: 'Write `title:` and `description:`, a line `---`, and a valid section into each file of the folder examples/.',
};

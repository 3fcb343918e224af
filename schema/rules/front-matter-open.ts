import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW061',
  phase: 'yaml',
  severity: 'error',
  title: 'The front matter of a Markdown file has no end',
  why: 'Without a second line `---`, nothing separates the columns of the row from its text.',
  help: 'Write `---` on a line of its own below the last column.',
  ...examples`# data/articles.schema.yaml
type: object
properties: { title: { type: string } }
# data/articles/hello.md
---
title: Hello
${[
  '',
  `---
`,
]}
The text.`,
};

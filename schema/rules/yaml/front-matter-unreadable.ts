import { createReporter } from '../../diagnostics/createReporter.ts';
import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';

export const rules = defineRules('yaml', {
  'front-matter-unreadable': {
    code: 'BW061',
    severity: 'error',
    title: 'The front matter of a Markdown file cannot be read',
    why: 'The columns of the row are YAML between two lines `---`, of which the first begins the file. Other columns are not read, and would be shown as text.',
    help: 'Write `---` on the first line and on a line of its own below the last column, and the columns as YAML.',
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
  },
});

/** Creates the problem of columns above a Markdown text that are not read. */
export const unreadableFrontMatter = createReporter<typeof rules>('front-matter-unreadable');

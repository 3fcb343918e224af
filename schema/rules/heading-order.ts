import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW122',
  phase: 'content',
  scope: 'page',
  severity: 'warning',
  title: 'A Markdown heading is out of order',
  why: 'Screen readers navigate by headings. In most texts a Markdown heading would break their order, so it is shown as plain text; in a text of `prose` no level may be skipped.',
  help: 'Move it to the `title` of a section or an item, or write one `#` more than in the heading before.',
  ...examples`- type: prose
  title: Terms
  text: |
    ## Who we are
    ###${['#', '']} Our history
    A company.`,
};

export { checkMarkdownHeadings as checkPage } from '../content/page/checkHeadings.ts';

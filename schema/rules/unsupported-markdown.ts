import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW160',
  phase: 'content',
  scope: 'page',
  severity: 'warning',
  title: 'Markdown of another program',
  why: 'Visitors see the marks as they are written, or a part of the text is missing.',
  help: 'Texts of `prose` are CommonMark with tables, strikethrough and footnotes. Write what the hint suggests.',
  bad: `- type: prose
  title: About
  text: |
    - [ ] Call us
    - [x] Write to us`,
  good: `- type: prose
  title: About
  text: |
    - Call us
    - ~~Write to us~~`,
};

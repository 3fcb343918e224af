import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW143',
  phase: 'content',
  scope: 'page',
  severity: 'warning',
  title: 'A text contains HTML',
  why: 'Texts are Markdown; visitors see the tags as they are written.',
  help: 'Write `**bold**`, `*emphasis*` or `[text](/route)`, and characters instead of `&amp;`.',
  bad: `- type: prose
  title: About
  text: It <b>simply</b> works.`,
  good: `- type: prose
  title: About
  text: It **simply** works, and \`<b>\` is a tag.`,
};

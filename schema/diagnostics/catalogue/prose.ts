import { defineRules } from './RuleMeta.ts';

/** Rules about what texts say: valid YAML that visitors would see as a slip. */
export const proseRules = defineRules('content', 'page', {
  'single-braces': {
    code: 'BW140',
    severity: 'error',
    title: 'An expression is written with single braces',
    why: 'Only `{{ … }}` is replaced by a value, so visitors see the braces and the name.',
    help: 'Write `{{ site.name }}`, with two braces on each side and without `$`.',
    bad: `- type: quote
  text: Working with {site.name} simply works.`,
    good: `- type: quote
  text: Working with {{ site.name }} simply works.`,
  },
  'curly-quotes': {
    code: 'BW141',
    severity: 'warning',
    title: 'A value is in typographic quotation marks',
    why: 'YAML knows only straight quotes, so visitors and search engines see the marks.',
    help: 'Use straight quotes. If the marks belong to the text, put straight quotes around them.',
    bad: `- type: cta
  title: Start today
  actions: [{ label: “Book a call”, to: / }]`,
    good: `- type: cta
  title: Start today
  actions: [{ label: "Book a call", to: / }]`,
  },
  'unfinished-markdown': {
    code: 'BW142',
    severity: 'warning',
    title: 'Markdown is not complete',
    why: 'Visitors see the asterisks or brackets instead of bold text or a link.',
    help: 'Write `**bold**` with both pairs of asterisks, and `[text](/route)` without a space.',
    bad: `- type: prose
  title: About
  text: It **simply works, as [we] (/) say.`,
    good: `- type: prose
  title: About
  text: It **simply** works, as [we](/) say.`,
  },
  'unsupported-markdown': {
    code: 'BW160',
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
  },
  'html-in-text': {
    code: 'BW143',
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
  },
  'placeholder-text': {
    code: 'BW144',
    severity: 'warning',
    title: 'A text is a placeholder',
    why: 'Visitors would read a note or sample text that was never replaced.',
    help: 'Write the text, or hide the section with `draft: true` until it is written.',
    bad: `- type: prose
  title: About
  text: Lorem ipsum dolor sit amet, consectetur adipiscing elit.`,
    good: `- type: prose
  title: About
  text: It simply works.`,
  },
});

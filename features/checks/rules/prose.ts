import {
  createReporter,
  defineRules,
  examples,
  getSectionTexts,
  type Problem,
  type ResolvedPage,
  type RuleContext,
  type SiteRuleContext,
} from '../../../schema/index.ts';
import { siteSchema } from '../../../schema/vocabulary.ts';
import { findProseFlaws, type Prose } from '../prose/findProseFlaws.ts';

export const rules = defineRules('page', {
  'placeholder-text': {
    code: 'BW144',
    severity: 'warning',
    title: 'A text is a placeholder',
    why: 'Visitors would read a note or sample text that was never replaced.',
    help: 'Write the text, or hide the section with `draft: true` until it is written.',
    ...examples`- type: prose
  title: About
  text: ${['Lorem ipsum dolor sit amet, consectetur adipiscing elit', 'It simply works']}.`,
  },
  'single-braces': {
    code: 'BW140',
    severity: 'error',
    title: 'An expression is written with single braces',
    why: 'Only `{{ … }}` is replaced by a value, so visitors see the braces and the name.',
    help: 'Write `{{ site.name }}`, with two braces on each side and without `$`.',
    ...examples`- type: quote
  text: Working with {${['site.name', '{ site.name }']}} simply works.`,
  },
  'curly-quotes': {
    code: 'BW141',
    severity: 'warning',
    title: 'A value is in typographic quotation marks',
    why: 'YAML knows only straight quotes, so visitors and search engines see the marks.',
    help: 'Use straight quotes. If the marks belong to the text, put straight quotes around them.',
    ...examples`- type: cta
  title: Start today
  actions: [{ label: ${['“Book a call”', '"Book a call"']}, to: / }]`,
  },
  'unfinished-markdown': {
    code: 'BW142',
    severity: 'warning',
    title: 'Markdown is not complete',
    why: 'Visitors see the asterisks or brackets instead of bold text or a link.',
    help: 'Write `**bold**` with both pairs of asterisks, and `[text](/route)` without a space.',
    ...examples`- type: prose
  title: About
  text: It **${['simply works, as [we] ', 'simply** works, as [we]']}(/) say.`,
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
  text: It **simply** works.`,
  },
  'unsupported-markdown': {
    code: 'BW160',
    severity: 'warning',
    title: 'Markdown of another program',
    why: 'Visitors see the marks as they are written, or a part of the text is missing.',
    help: 'Texts of `prose` are CommonMark with tables, strikethrough and footnotes. Write what the hint suggests.',
    ...examples`- type: prose
  title: About
  text: |
    - ${['[ ] Call us\n    - [x] Write to us', 'Call us\n    - ✓ Write to us']}`,
  },
  'heading-order': {
    code: 'BW122',
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
  },
});

const report = createReporter<typeof rules>();

/** Reports texts of `site:` that visitors would see as a slip, in header and footer for example. */
export function checkSite({ site, siteProvenance, fieldIndex }: SiteRuleContext): Problem[] {
  if (!site || !siteProvenance) return [];
  const texts = fieldIndex.collectTexts(siteSchema, site);
  return findProseFlaws([{ texts, provenance: siteProvenance, owner: {} }], site.locale, report);
}

/** Reports texts of a page that visitors would see as a slip, such as HTML and placeholders. */
export function checkPage(page: ResolvedPage, context: RuleContext): Problem[] {
  if (!page.isShown) return [];
  const { route, title, description } = page.page;
  const head: Prose = {
    texts: {
      alt: [],
      article: [],
      line: [],
      markdown: [],
      plain: [
        { value: title, path: ['title'] },
        { value: description, path: ['description'] },
      ],
    },
    provenance: page.provenance,
    owner: { route },
    isStripped: true,
  };
  const sections = page.sections
    .filter((section) => section.isShown)
    .map((section): Prose => {
      return {
        texts: getSectionTexts(section, context),
        provenance: section.provenance,
        owner: { route, section: section.value.type },
      };
    });
  return findProseFlaws([head, ...sections], context.site?.locale ?? '', report);
}

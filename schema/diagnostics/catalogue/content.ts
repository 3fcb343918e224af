import { examples } from './examples.ts';
import { defineRules } from './RuleMeta.ts';

/** Rules about content. */
export const contentRules = defineRules('content', 'page', {
  'duplicate-title': {
    code: 'BW104',
    severity: 'warning',
    scope: 'site',
    title: 'Two pages have the same title',
    why: 'Search results and browser tabs look the same, so visitors cannot distinguish the pages.',
    help: 'Give each page a title that says what only it offers.',
    ...examples`/a:
  title: What we do
  description: The first
  sections:
    - { type: hero, headline: A }
/b:
  title: What ${['we do', 'it costs']}
  description: The second
  sections:
    - { type: hero, headline: B }`,
  },
  'duplicate-description': {
    code: 'BW105',
    severity: 'warning',
    scope: 'site',
    title: 'Two pages have the same description',
    why: 'Search engines may list only one of the pages, or write their own description.',
    help: 'Give each page a description that says what only it offers.',
    ...examples`/a:
  title: One title
  description: The ${['same', 'first']}
  sections:
    - { type: hero, headline: A }
/b:
  title: Another
  description: The ${['same', 'second']}
  sections:
    - { type: hero, headline: B }`,
  },
  'image-missing': {
    code: 'BW106',
    severity: 'error',
    scope: 'site',
    title: 'An image file does not exist',
    why: 'Visitors would see an empty space.',
    help: 'Add the image to public/, or correct the path.',
    ...examples`- type: quote
  text: It simply works.
  image: { src: /images/${['aad', 'ada']}.svg, alt: Ada }
# public/images/ada.svg
<svg/>`,
  },
  'placeholder-image': {
    code: 'BW150',
    severity: 'warning',
    scope: 'page',
    title: 'A placeholder picture is still in use',
    why: 'Visitors see a drawing instead of a picture of yours.',
    help: 'Put a picture in public/ and write its path.',
    bad: `- type: quote
  text: It simply works.
  image: { src: placeholder:portrait, alt: Ada }`,
    good: `- type: quote
  text: It simply works.
  image: { src: /images/ada.svg, alt: Ada }
# public/images/ada.svg
<svg/>`,
  },
  'sample-content': {
    code: 'BW450',
    severity: 'warning',
    scope: 'page',
    title: 'Sample content is still in use',
    why: 'Visitors would take an invented quotation, person, story or figure for a real one, and in many countries advertising with one is illegal.',
    help: 'Replace the content by real content, then remove `sample: true`. To keep a site with samples from being built, set `sample-content: error` in `site.checks`.',
    bad: `- type: quote
  text: It simply works.
  author: Ada
  sample: true`,
    good: `- type: quote
  text: It simply works.
  author: Ada`,
  },
  'image-too-large': {
    code: 'BW107',
    severity: 'warning',
    scope: 'site',
    title: 'An image file is very large',
    why: 'Large images slow down the build, and large SVG files slow down the page.',
    help: 'Save a smaller version. The limit is `image-kilobytes` (`svg-kilobytes` for SVG) in `site.checks`.',
    ...examples`# pages.yaml
site:
  name: Example
  url: https://www.example.com
  description: An example
  logo: { src: /logo.svg, alt: Example }
${[
  `  checks: { svg-kilobytes: 0 }
`,
  '',
]}# public/logo.svg
<svg/>`,
  },
  'alt-text': {
    code: 'BW108',
    severity: 'warning',
    title: 'Alt text does not describe the image',
    why: 'Alt text is all that visitors who cannot see the image get.',
    help: 'Describe the image in a few words, or write "" if it is decoration.',
    ...examples`- type: quote
  text: It simply works.
  image: { src: /ada.svg, alt: ${['ada.svg', 'Ada at her desk']} }
# public/ada.svg
<svg/>`,
  },
  'alt-empty': {
    code: 'BW109',
    severity: 'off',
    title: 'An image has no alt text',
    why: 'Empty alt text hides the image from screen readers, which is right only for decoration. This check is off unless `site.checks` turns it on.',
    help: 'Describe the image in a few words.',
    ...examples`# pages.yaml
site:
  name: Example
  url: https://www.example.com
  description: An example
  logo: { src: /logo.svg, alt: ${['""', 'Example']} }
  checks: { alt-empty: warning }
# public/logo.svg
<svg/>`,
  },
  'unused-block': {
    code: 'BW110',
    severity: 'warning',
    isFollowUp: true,
    scope: 'site',
    title: 'A block is never used',
    why: 'The block may be left over, or its `use:` may have been forgotten.',
    help: 'Use the block on a page, or remove it.',
    bad: `# pages.yaml
blocks:
  closing: { type: quote, text: It simply works. }`,
    good: `# pages.yaml
blocks:
  closing: { type: quote, text: It simply works. }
pages:
  /:
    title: Home of the example
    description: An example
    sections:
      - { type: hero, headline: Hello }
      - use: closing`,
  },
  'unused-row': {
    code: 'BW111',
    severity: 'warning',
    isFollowUp: true,
    scope: 'site',
    title: 'A row is never used',
    why: 'The row may be left over, or its page may have been forgotten.',
    help: 'Use the row with `with:`, or remove it.',
    ...examples`/atlanta:
  with: { city: cities.atlanta }
  title: Assistants in Atlanta
  description: Assistants in Atlanta
  sections:
    - type: hero
      headline: "Hello {{ city.name }} {{ city.slug }} {{ city.rate }} {{ city.tags.0 }}"
# data/cities.yaml
${[
  `boston: { name: Boston }
`,
  '',
]}atlanta: { name: Atlanta, slug: atlanta, rate: 8, tags: [south] }
# data/cities.schema.yaml
properties: { name: {}, slug: {}, rate: {}, tags: {}, motto: {} }`,
  },
  'unused-column': {
    code: 'BW112',
    severity: 'warning',
    isFollowUp: true,
    scope: 'site',
    title: 'A column is never used',
    why: 'Values that no page shows go out of date unnoticed.',
    help: 'Use the column on a page, or remove it from the rows.',
    ...examples`/atlanta:
  with: { city: cities.atlanta }
  title: Assistants in Atlanta
  description: Assistants in Atlanta
  sections:
    - type: hero
      headline: "Hello {{ city.name }}${['', ' {{ city.slug }} {{ city.rate }} {{ city.tags.0 }}']}"
# data/cities.yaml
atlanta: { name: Atlanta, slug: atlanta, rate: 8, tags: [south] }
# data/cities.schema.yaml
properties: { name: {}, slug: {}, rate: {}, tags: {}, motto: {} }`,
  },
  'unused-collection': {
    code: 'BW113',
    severity: 'warning',
    isFollowUp: true,
    scope: 'site',
    title: 'A collection is never used',
    why: 'The file may be left over, or its pages may have been forgotten.',
    help: 'Use its rows with `with:` or `each:`, or remove the file.',
    bad: `# data/cities.yaml
atlanta: { name: Atlanta, slug: atlanta, rate: 8, tags: [south] }
# data/cities.schema.yaml
properties: { name: {}, slug: {}, rate: {}, tags: {}, motto: {} }`,
    good: `/atlanta:
  with: { city: cities.atlanta }
  title: Assistants in Atlanta
  description: Assistants in Atlanta
  sections:
    - type: hero
      headline: "Hello {{ city.name }}"
# data/cities.yaml
atlanta: { name: Atlanta, slug: atlanta, rate: 8, tags: [south] }
# data/cities.schema.yaml
properties: { name: {}, slug: {}, rate: {}, tags: {}, motto: {} }`,
  },
  'title-length': {
    code: 'BW119',
    severity: 'warning',
    title: 'A title is too short or too long',
    why: 'Search engines cut off long titles, and a short title says too little. The limits are `title-min` and `title-max` in `site.checks`.',
    help: 'Aim for the length that the message suggests.',
    ...examples`/a:
  title: ${['A', 'A title of a good length']}
  description: A page
  sections:
    - { type: hero, headline: A }`,
  },
  'description-length': {
    code: 'BW120',
    severity: 'warning',
    title: 'A description is too short or too long',
    why: 'Search engines cut off long descriptions and replace short ones. The limits are `description-min` and `description-max` in `site.checks`.',
    help: 'Aim for the length that the message suggests.',
    bad: `/a:
  title: A title of a good length
  description: Short
  sections:
    - { type: hero, headline: A }`,
    good: `/a:
  title: A title of a good length
  description: A description that says in a sentence or two what visitors find on the page.
  sections:
    - { type: hero, headline: A }`,
  },
  'one-heading': {
    code: 'BW121',
    severity: 'error',
    title: 'A page needs exactly one main heading',
    why: 'The main heading tells screen readers and search engines what the page is about.',
    help: 'Start the page with a section that has a headline or title. Use types with a `headline` only there.',
    bad: `- type: hero
  headline: Hello
- type: hero
  headline: Hello again`,
    good: `- type: hero
  headline: Hello
- type: cta
  title: Hello again
  actions: [{ label: Home, to: / }]`,
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
  'noindex-in-sitemap': {
    code: 'BW124',
    severity: 'warning',
    title: 'Search engines get conflicting instructions',
    why: 'The sitemap lists a page that tells search engines to stay away, or the other way round.',
    help: 'Write `noindex: true` and remove `robots`.',
    ...examples`/a:
  title: A title of a good length
  description: A page
  ${['robots: noindex', 'noindex: true']}
  sections:
    - { type: hero, headline: A }`,
  },
  'expired-content': {
    code: 'BW125',
    severity: 'warning',
    title: 'Content has expired',
    why: 'Expired content is hidden, or should be.',
    help: 'Remove the content, or change the date.',
    bad: `- type: quote
  expireAt: 2020-01-01
  text: It simply works.`,
    good: `- type: quote
  expireAt: 2090-01-01
  text: It simply works.`,
  },
  'page-weight': {
    code: 'BW126',
    severity: 'warning',
    title: 'A page is too heavy',
    why: 'Every kilobyte makes visitors on slow connections wait. The limits are `page-kilobytes` and `script-kilobytes` in `site.checks`.',
    help: 'Split the page, or use smaller images and fewer interactive sections.',
  },
  'near-duplicate': {
    code: 'BW127',
    severity: 'warning',
    scope: 'site',
    title: 'Two pages are almost identical',
    why: 'Search engines list only one of several pages that differ in little more than a name. The limit is `near-duplicate-percent` in `site.checks`.',
    help: 'Add content that is specific to each page, or hide the page from search engines with `noindex: true`.',
    ...examples`/{{ city.key }}:
  each: { city: cities }
${[
  '',
  `  noindex: true
`,
]}  title: "{{ city.name }}"
  description: Assistants
  sections:
    - { type: hero, headline: "Hello {{ city.name }}" }
    - type: prose
      title: About
      text: Our people write mail and keep the books and plan the days of busy owners who have better things to do than answer telephones all day long and all night too.
# data/cities.yaml
atlanta: { name: Atlanta }
boston: { name: Boston }
# data/cities.schema.yaml
properties: { name: {} }`,
  },
  'never-shown': {
    code: 'BW128',
    severity: 'warning',
    title: 'Content is never shown',
    why: 'It expires before it is published.',
    help: 'Set `expireAt` to a date after `publishAt`.',
    ...examples`- type: quote
  publishAt: 2090-${[
    `02-01
  expireAt: 2090-01`,
    `01-01
  expireAt: 2090-02`,
  ]}-01
  text: It simply works.`,
  },
  'section-problem': {
    code: 'BW129',
    severity: 'error',
    title: 'Values in a section contradict each other',
    why: 'Each value is valid on its own, but together they make no sense.',
    help: 'Follow the hint in the message.',
  },
});

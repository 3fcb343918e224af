import { rules } from '../Rule.ts';

/** Texts, pictures and what pages have in common. */
export const content = rules({
  'duplicate-title': {
    code: 'BW104',
    severity: 'warning',
    title: 'Two pages have the same title',
    why: 'Search engines and people cannot tell the pages apart.',
    mend: 'Say in each title what is special about the page.',
    bad: `/a:
  title: What we do
  description: The first
  sections:
    - { type: hero, headline: A }
/b:
  title: What we do
  description: The second
  sections:
    - { type: hero, headline: B }`,
    good: `/a:
  title: What we do
  description: The first
  sections:
    - { type: hero, headline: A }
/b:
  title: What it costs
  description: The second
  sections:
    - { type: hero, headline: B }`,
  },
  'duplicate-description': {
    code: 'BW105',
    severity: 'warning',
    title: 'Two pages have the same description',
    why: 'Search engines show one of the pages, or write a text of their own.',
    mend: 'Say in each description what is special about the page.',
    bad: `/a:
  title: One title
  description: The same
  sections:
    - { type: hero, headline: A }
/b:
  title: Another
  description: The same
  sections:
    - { type: hero, headline: B }`,
    good: `/a:
  title: One title
  description: The first
  sections:
    - { type: hero, headline: A }
/b:
  title: Another
  description: The second
  sections:
    - { type: hero, headline: B }`,
  },
  'image-missing': {
    code: 'BW106',
    severity: 'error',
    title: 'A picture is not there',
    why: 'Visitors would see a gap.',
    mend: 'Put the picture into public/, or mend the path.',
    bad: `- type: quote
  text: It simply works.
  image: { src: /images/aad.svg, alt: Ada }
# public/images/ada.svg
<svg/>`,
    good: `- type: quote
  text: It simply works.
  image: { src: /images/ada.svg, alt: Ada }
# public/images/ada.svg
<svg/>`,
  },
  'image-oversize': {
    code: 'BW107',
    severity: 'warning',
    title: 'A picture is very large',
    why: 'Building takes long, and a picture that cannot be made smaller is slow for visitors.',
    mend: 'Save it smaller; the limit is `image-kilobytes` (for SVG `svg-kilobytes`) in `site.checks`.',
    bad: `# pages.yaml
site:
  name: Example
  url: https://www.example.com
  description: An example
  logo: { src: /logo.svg, alt: Example }
  checks: { svg-kilobytes: 0 }
# public/logo.svg
<svg/>`,
    good: `# pages.yaml
site:
  name: Example
  url: https://www.example.com
  description: An example
  logo: { src: /logo.svg, alt: Example }
# public/logo.svg
<svg/>`,
  },
  'alt-text': {
    code: 'BW108',
    severity: 'warning',
    title: 'An alternative text says nothing',
    why: 'Those who cannot see the picture are told nothing of use.',
    mend: 'Say in a few words what it shows; write "" for decoration.',
    bad: `- type: quote
  text: It simply works.
  image: { src: /ada.svg, alt: ada.svg }
# public/ada.svg
<svg/>`,
    good: `- type: quote
  text: It simply works.
  image: { src: /ada.svg, alt: Ada at her desk }
# public/ada.svg
<svg/>`,
  },
  'alt-empty': {
    code: 'BW109',
    severity: 'off',
    title: 'A picture has no alternative text',
    why: 'An empty text hides the picture from those who cannot see it, which is right only for decoration. Off unless `site.checks` turns it on.',
    mend: 'Say in a few words what the picture shows.',
    bad: `# pages.yaml
site:
  name: Example
  url: https://www.example.com
  description: An example
  logo: { src: /logo.svg, alt: "" }
  checks: { alt-empty: warning }
# public/logo.svg
<svg/>`,
    good: `# pages.yaml
site:
  name: Example
  url: https://www.example.com
  description: An example
  logo: { src: /logo.svg, alt: Example }
  checks: { alt-empty: warning }
# public/logo.svg
<svg/>`,
  },
  'unused-block': {
    code: 'BW110',
    severity: 'warning',
    title: 'A block is never used',
    why: 'A block that no page uses is a leftover, or its `use:` was forgotten.',
    mend: 'Use it, or remove it.',
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
    title: 'A row is never used',
    why: 'A row that no page reads is a leftover, or its page was forgotten.',
    mend: 'Bind it with `with:`, or remove it.',
    bad: `/atlanta:
  with: { city: cities.atlanta }
  title: Assistants in Atlanta
  description: Assistants in Atlanta
  sections:
    - type: hero
      headline: "Hello {{ city.name }} {{ city.slug }} {{ city.rate }} {{ city.tags.0 }}"
# data/cities.yaml
boston: { name: Boston }
atlanta: { name: Atlanta, slug: atlanta, rate: 8, tags: [south] }
# data/cities.schema.yaml
properties: { name: {}, slug: {}, rate: {}, tags: {}, motto: {} }`,
    good: `/atlanta:
  with: { city: cities.atlanta }
  title: Assistants in Atlanta
  description: Assistants in Atlanta
  sections:
    - type: hero
      headline: "Hello {{ city.name }} {{ city.slug }} {{ city.rate }} {{ city.tags.0 }}"
# data/cities.yaml
atlanta: { name: Atlanta, slug: atlanta, rate: 8, tags: [south] }
# data/cities.schema.yaml
properties: { name: {}, slug: {}, rate: {}, tags: {}, motto: {} }`,
  },
  'unused-column': {
    code: 'BW112',
    severity: 'warning',
    title: 'A column is never used',
    why: 'What no page reads goes stale unnoticed.',
    mend: 'Read it, or remove it from the rows.',
    bad: `/atlanta:
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
    good: `/atlanta:
  with: { city: cities.atlanta }
  title: Assistants in Atlanta
  description: Assistants in Atlanta
  sections:
    - type: hero
      headline: "Hello {{ city.name }} {{ city.slug }} {{ city.rate }} {{ city.tags.0 }}"
# data/cities.yaml
atlanta: { name: Atlanta, slug: atlanta, rate: 8, tags: [south] }
# data/cities.schema.yaml
properties: { name: {}, slug: {}, rate: {}, tags: {}, motto: {} }`,
  },
  'unused-collection': {
    code: 'BW113',
    severity: 'warning',
    title: 'A collection is never used',
    why: 'A collection that no page reads is a leftover.',
    mend: 'Bind its rows with `with:` or `each:`, or remove the file.',
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
    why: 'Search engines cut long titles, and short ones say too little. The limits are `title-min` and `title-max` in `site.checks`.',
    mend: 'Aim for the length that the message names.',
    bad: `/a:
  title: A
  description: A page
  sections:
    - { type: hero, headline: A }`,
    good: `/a:
  title: A title of a good length
  description: A page
  sections:
    - { type: hero, headline: A }`,
  },
  'description-length': {
    code: 'BW120',
    severity: 'warning',
    title: 'A description is too short or too long',
    why: 'Search engines cut long descriptions, and write their own for short ones. The limits are `description-min` and `description-max` in `site.checks`.',
    mend: 'Aim for the length that the message names.',
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
    title: 'A page has not exactly one main heading',
    why: 'The main heading tells screen readers and search engines what the page is about; there must be one and only one.',
    mend: 'Open the page with a section that has a headline or title, and use a type with a headline only there.',
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
    title: 'A heading skips a level',
    why: 'Headings make the outline by which screen readers move; Markdown headings in a text would break it, and are shown as plain text.',
    mend: 'Make it a section or an item with a `title`.',
    bad: `- type: prose
  title: Terms
  text: |
    ## Who we are
    A company.`,
    good: `- type: prose
  title: Terms
  items:
    - title: Who we are
      text: A company.`,
  },
  'noindex-in-sitemap': {
    code: 'BW124',
    severity: 'warning',
    title: 'Search engines get contradictory orders',
    why: 'The sitemap invites search engines to a page that sends them away, or the other way round.',
    mend: 'Write `noindex: true` and leave `robots` out.',
    bad: `/a:
  title: A title of a good length
  description: A page
  robots: noindex
  sections:
    - { type: hero, headline: A }`,
    good: `/a:
  title: A title of a good length
  description: A page
  noindex: true
  sections:
    - { type: hero, headline: A }`,
  },
  'expired-content': {
    code: 'BW125',
    severity: 'warning',
    title: 'Content is out of date',
    why: 'It is not shown any more, or should not be.',
    mend: 'Remove it, or move the date.',
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
    why: 'Every kilobyte is a wait for visitors with a slow connection. The limits are `page-kilobytes` and `script-kilobytes` in `site.checks`.',
    mend: 'Split the page, or take smaller pictures and fewer interactive sections.',
  },
  'near-duplicate': {
    code: 'BW127',
    severity: 'warning',
    title: 'Two pages say nearly the same',
    why: 'Search engines list only one of several pages that say the same but for a name. The limit is `near-duplicate-percent` in `site.checks`.',
    mend: 'Say on each page what is true only there, or keep it from search engines with `noindex: true`.',
    bad: `/{{ city.key }}:
  each: { city: cities }
  title: "{{ city.name }}"
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
    good: `/{{ city.key }}:
  each: { city: cities }
  noindex: true
  title: "{{ city.name }}"
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
    title: 'Content can never be shown',
    why: 'It expires before it is published.',
    mend: 'Let `expireAt` come after `publishAt`.',
    bad: `- type: quote
  publishAt: 2090-02-01
  expireAt: 2090-01-01
  text: It simply works.`,
    good: `- type: quote
  publishAt: 2090-01-01
  expireAt: 2090-02-01
  text: It simply works.`,
  },
  'section-problem': {
    code: 'BW129',
    severity: 'error',
    title: 'A section contradicts itself',
    why: 'The section is well formed, but what it says does not hold together.',
    mend: 'The message says what to do.',
  },
});

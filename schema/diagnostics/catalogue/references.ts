import { rules } from '../Rule.ts';

/** Blocks, rows and {{ }} that lead nowhere. */
export const references = rules({
  'unknown-block': {
    code: 'BW070',
    severity: 'error',
    title: 'There is no such block',
    why: 'There is nothing to show in its place.',
    mend: 'Mend the name, or write the block below `blocks:`.',
    bad: `# pages.yaml
blocks:
  closing: { type: quote, text: It simply works. }
pages:
  /:
    title: Home of the example
    description: An example
    sections:
      - { type: hero, headline: Hello }
      - use: closng`,
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
  'block-cycle': {
    code: 'BW071',
    severity: 'error',
    title: 'Blocks use each other in a circle',
    why: 'Blocks that use each other in a circle have no type.',
    mend: 'Give one of them a `type:` of its own.',
    bad: `# pages.yaml
blocks:
  one: { use: two }
  two: { use: one }
pages:
  /:
    title: Home of the example
    description: An example
    sections:
      - use: one`,
    good: `# pages.yaml
blocks:
  one: { use: two }
  two: { type: hero, headline: Hello }
pages:
  /:
    title: Home of the example
    description: An example
    sections:
      - use: one`,
  },
  'unknown-variable': {
    code: 'BW072',
    severity: 'error',
    title: 'A {{ }} names something that is not there',
    why: 'The text would show braces, or a gap.',
    mend: 'Mend the name. A page knows `site`, `page` and the rows that its `with:` or `each:` binds.',
    bad: `/atlanta:
  with: { city: cities.atlanta }
  title: Assistants in Atlanta
  description: Assistants in Atlanta
  sections:
    - type: hero
      headline: "Hello {{ ctiy.name }}"
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
      headline: "Hello {{ city.name }}"
# data/cities.yaml
atlanta: { name: Atlanta, slug: atlanta, rate: 8, tags: [south] }
# data/cities.schema.yaml
properties: { name: {}, slug: {}, rate: {}, tags: {}, motto: {} }`,
  },
  'missing-column': {
    code: 'BW073',
    severity: 'error',
    title: 'A row does not have the column',
    why: 'The text would have a gap for this row.',
    mend: 'Add the column to the row, or do not read it.',
    bad: `/atlanta:
  with: { city: cities.atlanta }
  title: Assistants in Atlanta
  description: Assistants in Atlanta
  sections:
    - type: hero
      headline: "Hello {{ city.motto }}"
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
      headline: "Hello {{ city.name }}"
# data/cities.yaml
atlanta: { name: Atlanta, slug: atlanta, rate: 8, tags: [south] }
# data/cities.schema.yaml
properties: { name: {}, slug: {}, rate: {}, tags: {}, motto: {} }`,
  },
  'unknown-filter': {
    code: 'BW074',
    severity: 'error',
    title: 'There is no such filter',
    why: 'Only the listed filters exist.',
    mend: 'Mend the name: money, number, date or capitalize.',
    bad: `/atlanta:
  with: { city: cities.atlanta }
  title: Assistants in Atlanta
  description: Assistants in Atlanta
  sections:
    - type: hero
      headline: "For {{ city.rate | mony }}"
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
      headline: "For {{ city.rate | money }}"
# data/cities.yaml
atlanta: { name: Atlanta, slug: atlanta, rate: 8, tags: [south] }
# data/cities.schema.yaml
properties: { name: {}, slug: {}, rate: {}, tags: {}, motto: {} }`,
  },
  'wrong-filter-input': {
    code: 'BW075',
    severity: 'error',
    title: 'A filter cannot work on this value',
    why: 'The filter cannot make sense of the value.',
    mend: 'Mend the value (a number without quotes, a date as 2026-05-31), or take another filter.',
    bad: `/atlanta:
  with: { city: cities.atlanta }
  title: Assistants in Atlanta
  description: Assistants in Atlanta
  sections:
    - type: hero
      headline: "For {{ city.name | money }}"
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
      headline: "For {{ city.rate | money }}"
# data/cities.yaml
atlanta: { name: Atlanta, slug: atlanta, rate: 8, tags: [south] }
# data/cities.schema.yaml
properties: { name: {}, slug: {}, rate: {}, tags: {}, motto: {} }`,
  },
  'template-syntax': {
    code: 'BW076',
    severity: 'error',
    title: 'A {{ }} cannot be read',
    why: 'What cannot be read cannot be replaced.',
    mend: 'Write `{{ name.column }}` or `{{ name.column | filter }}`.',
    bad: `/atlanta:
  with: { city: cities.atlanta }
  title: Assistants in Atlanta
  description: Assistants in Atlanta
  sections:
    - type: hero
      headline: "Hello {{ city.name"
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
      headline: "Hello {{ city.name }}"
# data/cities.yaml
atlanta: { name: Atlanta, slug: atlanta, rate: 8, tags: [south] }
# data/cities.schema.yaml
properties: { name: {}, slug: {}, rate: {}, tags: {}, motto: {} }`,
  },
  'not-insertable': {
    code: 'BW077',
    severity: 'error',
    title: 'A list or mapping stands inside a text',
    why: 'A list has no place in the middle of a sentence.',
    mend: 'Let the expression be the whole value, or name something inside the list.',
    bad: `/atlanta:
  with: { city: cities.atlanta }
  title: Assistants in Atlanta
  description: Assistants in Atlanta
  sections:
    - type: hero
      headline: "In the {{ city.tags }}"
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
      headline: "In the {{ city.tags.0 }}"
# data/cities.yaml
atlanta: { name: Atlanta, slug: atlanta, rate: 8, tags: [south] }
# data/cities.schema.yaml
properties: { name: {}, slug: {}, rate: {}, tags: {}, motto: {} }`,
  },
  'unknown-row': {
    code: 'BW078',
    severity: 'error',
    title: 'The collection has no such row',
    why: 'There is nothing the page could be made from.',
    mend: 'Mend the key, or add the row.',
    bad: `/atlanta:
  with: { city: cities.atlnta }
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
      headline: "Hello {{ city.name }}"
# data/cities.yaml
atlanta: { name: Atlanta, slug: atlanta, rate: 8, tags: [south] }
# data/cities.schema.yaml
properties: { name: {}, slug: {}, rate: {}, tags: {}, motto: {} }`,
  },
  'wrong-reference': {
    code: 'BW079',
    severity: 'error',
    title: 'A reference is not of the form collection.row',
    why: '`with` binds one row, which has the name of a collection, a dot and its key.',
    mend: 'Write it as `cities.atlanta`; for a page from every row use `each`.',
    bad: `/atlanta:
  with: { city: atlanta }
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
      headline: "Hello {{ city.name }}"
# data/cities.yaml
atlanta: { name: Atlanta, slug: atlanta, rate: 8, tags: [south] }
# data/cities.schema.yaml
properties: { name: {}, slug: {}, rate: {}, tags: {}, motto: {} }`,
  },
  'reserved-name': {
    code: 'BW080',
    severity: 'error',
    title: 'A name is taken',
    why: '`site` and `page` always mean the site and the page themselves.',
    mend: 'Choose another name.',
    bad: `/atlanta:
  with: { site: cities.atlanta }
  title: Assistants in Atlanta
  description: Assistants in Atlanta
  sections:
    - type: hero
      headline: "Hello {{ site.name }}"
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
      headline: "Hello {{ city.name }}"
# data/cities.yaml
atlanta: { name: Atlanta, slug: atlanta, rate: 8, tags: [south] }
# data/cities.schema.yaml
properties: { name: {}, slug: {}, rate: {}, tags: {}, motto: {} }`,
  },
  'site-cycle': {
    code: 'BW081',
    severity: 'error',
    title: 'A value of site refers to itself',
    why: 'A value that names itself has no end.',
    mend: 'Write the text out in one of the places.',
    bad: `# pages.yaml
site:
  name: "{{ site.tagline }}"
  tagline: "{{ site.name }}"
  url: https://www.example.com
  description: An example`,
    good: `# pages.yaml
site:
  name: Example
  tagline: "{{ site.name }}"
  url: https://www.example.com
  description: An example`,
  },
  'unused-variable': {
    code: 'BW082',
    severity: 'warning',
    title: 'A row is bound but never used',
    why: 'A row that nothing reads is a leftover, or the text forgot it.',
    mend: 'Read it, or remove it.',
    bad: `/atlanta:
  with: { city: cities.atlanta }
  title: Assistants in Atlanta
  description: Assistants in Atlanta
  sections:
    - type: hero
      headline: "Hello"
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
      headline: "Hello {{ city.name }}"
# data/cities.yaml
atlanta: { name: Atlanta, slug: atlanta, rate: 8, tags: [south] }
# data/cities.schema.yaml
properties: { name: {}, slug: {}, rate: {}, tags: {}, motto: {} }`,
  },
  'each-not-in-route': {
    code: 'BW083',
    severity: 'error',
    title: 'Every page of the entry has the same route',
    why: 'All pages would have the same address, and only one could be built.',
    mend: 'Put a column that differs from row to row into the route.',
    bad: `/city:
  each: { city: cities }
  title: "{{ city.name }}"
  description: Assistants
  sections:
    - { type: hero, headline: Hello }
# data/cities.yaml
atlanta: { name: Atlanta }
boston: { name: Boston }
# data/cities.schema.yaml
properties: { name: {} }`,
    good: `/{{ city.key }}:
  each: { city: cities }
  title: "{{ city.name }}"
  description: Assistants
  sections:
    - { type: hero, headline: Hello }
# data/cities.yaml
atlanta: { name: Atlanta }
boston: { name: Boston }
# data/cities.schema.yaml
properties: { name: {} }`,
  },
  'unused-silencer': {
    code: 'BW084',
    severity: 'warning',
    title: 'A comment silences nothing',
    why: 'A comment that silences nothing hides the next mistake.',
    mend: 'Remove the comment.',
    bad: `- type: quote # blockwright-disable-line dead-link
  text: It simply works.`,
    good: `- type: quote
  text: It simply works.`,
  },
});

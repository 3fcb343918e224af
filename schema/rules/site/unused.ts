import { cityPage, cityRows } from '../../diagnostics/exampleSites.ts';
import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';

export const rules = defineRules('site', {
  'unused-block': {
    code: 'BW110',
    severity: 'warning',
    isFollowUp: true,
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
    description: A page that shows in a few words what the example is about
    sections:
      - { type: hero, headline: Hello }
      - use: closing`,
  },
  'unused-row': {
    code: 'BW111',
    severity: 'warning',
    isFollowUp: true,
    title: 'A row is never used',
    why: 'The row may be left over, or its page may have been forgotten.',
    help: 'Use the row with `with:`, or remove it.',
    ...examples`${cityPage}"Hello {{ city.name }} {{ city.slug }} {{ city.rate }} {{ city.tags.0 }}"
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
    title: 'A column is never used',
    why: 'Values that no page shows go out of date unnoticed.',
    help: 'Use the column on a page, or remove it from the rows.',
    ...examples`${cityPage}"Hello {{ city.name }}${['', ' {{ city.slug }} {{ city.rate }} {{ city.tags.0 }}']}"${cityRows}`,
  },
  'unused-collection': {
    code: 'BW113',
    severity: 'warning',
    isFollowUp: true,
    title: 'A collection is never used',
    why: 'The file may be left over, or its pages may have been forgotten.',
    help: 'Use its rows with `with:` or `each:`, or remove the file.',
    bad: `# data/cities.yaml
atlanta: { name: Atlanta, slug: atlanta, rate: 8, tags: [south] }
# data/cities.schema.yaml
properties: { name: {}, slug: {}, rate: {}, tags: {}, motto: {} }`,
    good: `- type: hero
  headline: Hello
- type: cards
  items: { from: cities, as: { title: "{{ it.name }} {{ it.slug }} {{ it.rate }} {{ it.tags.0 }}" } }${cityRows}`,
  },
  'unused-variable': {
    code: 'BW082',
    phase: 'reference',
    severity: 'warning',
    isFollowUp: true,
    title: 'A row is bound but not used',
    why: 'The row may be left over, or the text may have forgotten it.',
    help: 'Use the row on the page, or remove it.',
    ...examples`${cityPage}"${['Hello', 'Hello {{ city.name }}']}"${cityRows}`,
  },
});

export { checkUnused as checkSite } from './unused/checkUnused.ts';

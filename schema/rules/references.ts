import { cityPage, cityRows } from '../diagnostics/exampleSites.ts';
import { examples } from '../diagnostics/examples.ts';
import { defineRules } from '../diagnostics/RuleMeta.ts';

export const rules = defineRules('reference', {
  'unknown-block': {
    code: 'BW070',
    severity: 'error',
    title: 'A block does not exist',
    why: '`use:` needs the name of an entry in `blocks:`.',
    help: 'Correct the name, or add the block to `blocks:`.',
    ...examples`# pages.yaml
blocks:
  closing: { type: quote, text: It simply works. }
pages:
  /:
    title: Home of the example
    description: An example
    sections:
      - { type: hero, headline: Hello }
      - use: ${['closng', 'closing']}`,
  },
  'block-cycle': {
    code: 'BW071',
    severity: 'error',
    title: 'Blocks use each other in a loop',
    why: 'A block in a loop never gets a section type.',
    help: 'Give one of the blocks its own `type:`.',
    ...examples`# pages.yaml
blocks:
  one: { use: two }
  two: { ${['use: one', 'type: hero, headline: Hello']} }
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
    title: 'An expression uses an unknown name',
    why: 'The page would show braces or a gap.',
    help: 'Correct the name. Pages can use `site`, `page` and the rows from `with:` or `each:`.',
    ...examples`${cityPage}"Hello {{ ${['ctiy', 'city']}.name }}"${cityRows}`,
  },
  'missing-column': {
    code: 'BW073',
    severity: 'error',
    title: 'A row lacks a column',
    why: 'The text would have a gap on the page of this row.',
    help: 'Add the column to the row, or remove the expression.',
    ...examples`${cityPage}"Hello {{ city.${['motto', 'name']} }}"${cityRows}`,
  },
  'unknown-filter': {
    code: 'BW074',
    severity: 'error',
    title: 'A filter does not exist',
    why: 'The available filters are money, number, date and capitalize.',
    help: 'Correct the name of the filter.',
    ...examples`${cityPage}"For {{ city.rate | ${['mony', 'money']} }}"${cityRows}`,
  },
  'wrong-filter-input': {
    code: 'BW075',
    severity: 'error',
    title: 'A filter does not accept this value',
    why: 'For example, `money` needs a number and `date` needs a date.',
    help: 'Correct the value (a number without quotes, a date such as 2026-05-31), or use another filter.',
    ...examples`${cityPage}"For {{ city.${['name', 'rate']} | money }}"${cityRows}`,
  },
  'expression-syntax': {
    code: 'BW076',
    severity: 'error',
    title: 'An expression is not valid',
    why: 'Blockwright cannot replace an expression that it cannot read.',
    help: 'Write `{{ name.column }}` or `{{ name.column | filter }}`.',
    ...examples`${cityPage}"Hello {{ city.${['name', 'name }}']}"${cityRows}`,
  },
  'value-not-text': {
    code: 'BW077',
    severity: 'error',
    title: 'A list or mapping is used inside a text',
    why: 'Only text, numbers and dates can be part of a sentence.',
    help: 'Make the expression the whole value, or use a value from inside the list or mapping.',
    ...examples`${cityPage}"In the {{ city.${['tags', 'tags.0']} }}"${cityRows}`,
  },
  'unknown-row': {
    code: 'BW078',
    severity: 'error',
    title: 'A row does not exist',
    why: 'The page has no data to be built from.',
    help: 'Correct the key, or add the row.',
    ...examples`/atlanta:
  with: { city: cities.${['atlnta', 'atlanta']} }
  title: Assistants in Atlanta
  description: Assistants in Atlanta
  sections:
    - type: hero
      headline: "Hello {{ city.name }}"${cityRows}`,
  },
  'wrong-reference': {
    code: 'BW079',
    severity: 'error',
    title: 'A reference to a row has the wrong format',
    why: '`with` needs the name of a collection, a dot and the key of a row.',
    help: 'Write it as `cities.atlanta`. To build a page for every row, use `each`.',
    ...examples`/atlanta:
  with: { city: ${['', 'cities.']}atlanta }
  title: Assistants in Atlanta
  description: Assistants in Atlanta
  sections:
    - type: hero
      headline: "Hello {{ city.name }}"${cityRows}`,
  },
  'reserved-name': {
    code: 'BW080',
    severity: 'error',
    title: 'A name is reserved',
    why: '`site` and `page` always refer to the site and the page.',
    help: 'Choose another name.',
    ...examples`/atlanta:
  with: { ${['site', 'city']}: cities.atlanta }
  title: Assistants in Atlanta
  description: Assistants in Atlanta
  sections:
    - type: hero
      headline: "Hello {{ ${['site', 'city']}.name }}"${cityRows}`,
  },
  'site-cycle': {
    code: 'BW081',
    severity: 'error',
    title: 'A site value refers to itself',
    why: 'The value can never be computed.',
    help: 'Replace one of the expressions with its text.',
    ...examples`# pages.yaml
site:
  name: ${['"{{ site.tagline }}"', 'Example']}
  tagline: "{{ site.name }}"
  url: https://www.example.com
  description: An example`,
  },
  'each-not-in-route': {
    code: 'BW083',
    severity: 'error',
    title: 'Several pages of an entry get the same route',
    why: 'Only one page can have each address.',
    help: 'Add a column to the route that is different for every row.',
    ...examples`/${['city', '{{ city.key }}']}:
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
  'list-without-rows': {
    code: 'BW085',
    severity: 'error',
    title: 'A list from rows is empty',
    why: 'No row matches, and the section needs at least one entry.',
    help: 'Change the conditions, add a row, or add `optional: true` to leave the list out.',
    ...examples`# data/plans.schema.yaml
type: object
additionalProperties: false
required: [name, public]
properties:
  name: { type: string, description: Name of the plan. }
  public: { type: boolean, description: Whether visitors can book it. }
# data/plans.yaml
team: { name: Team, public: ${['false', 'true']} }
# pages.yaml
pages:
  /:
    title: Home of the example
    description: An example
    sections:
      - { type: hero, headline: Hello }
      - type: cards
        items: { from: plans, where: { public: true }, as: { title: "{{ it.name }}" } }`,
  },
  'impossible-condition': {
    code: 'BW086',
    severity: 'error',
    title: 'A condition can never hold',
    why: 'The column has another type or other values than the condition compares with.',
    help: 'Compare with a value that the row schema allows.',
    ...examples`# data/plans.schema.yaml
type: object
additionalProperties: false
required: [name, public]
properties:
  name: { type: string, description: Name of the plan. }
  public: { type: boolean, description: Whether visitors can book it. }
# data/plans.yaml
team: { name: Team, public: true }
# pages.yaml
pages:
  /:
    title: Home of the example
    description: An example
    sections:
      - { type: hero, headline: Hello }
      - type: cards
        items: { from: plans, where: { public: ${['"yes"', 'true']} }, as: { title: "{{ it.name }}" } }`,
  },
  'too-many-pages': {
    code: 'BW087',
    severity: 'error',
    title: 'An entry generates too many pages',
    why: '`each` with several names makes a page of every combination. Three collections of 300 rows are 27 million pages, more than fit into memory.',
    help: 'Combine fewer collections, or choose rows by `where:` or `limit:`.',
  },
  'unused-suppression': {
    code: 'BW084',
    severity: 'warning',
    title: 'A suppression comment is not needed',
    why: 'It could hide a new problem later.',
    help: 'Remove the comment.',
    ...examples`- type: ${['quote # blockwright-disable-line dead-link', 'quote']}
  text: It simply works.`,
  },
});

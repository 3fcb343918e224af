import { cityRows } from '../../diagnostics/exampleSites.ts';
import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';

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
    ...examples`/{{ a.key }}${['{{ b.key }}{{ c.key }}{{ d.key }}{{ e.key }}{{ f.key }}', '']}:
  each: { a: letters${[', b: letters, c: letters, d: letters, e: letters, f: letters', '']} }
  title: The letter {{ a.name }} of the example
  description: What the example says in a few words about the letter {{ a.name }}
  noindex: true
  sections:
    - { type: hero, headline: "The letter {{ a.name }}" }
# data/letters.yaml
${[...'abcdefgh'].map((letter) => `${letter}: { name: ${letter.toUpperCase()} }\n`).join('')}# data/letters.schema.yaml
properties: { name: {} }`,
  },
});

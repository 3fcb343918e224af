import { createReporter } from '../../diagnostics/createReporter.ts';
import { cityRows } from '../../diagnostics/exampleSites.ts';
import type { LocatableFile, Problem, ValueLocation } from '../../diagnostics/Problem.ts';
import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';

export const rules = defineRules('reference', {
  'unknown-row': {
    code: 'BW078',
    severity: 'error',
    atTruncation: 'consequence',
    isAboutName: true,
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

const report = createReporter<typeof rules>();

/** Creates the problem of a row that a collection does not have. */
export function unknownRow(
  key: string,
  { name, file }: { name: string; file: LocatableFile },
  at: ValueLocation,
  { hint, correction }: { hint: string; correction: string | undefined },
): Problem {
  return report('unknown-row', {
    message: `The collection \`${name}\` has no row \`${key}\`.`,
    hint,
    at,
    missing: { kind: 'row', within: name, name: key },
    related: [{ at: { file, path: [], part: 'head' }, message: 'the collection' }],
    ...(correction && { fix: [{ at, text: correction }] }),
  });
}

/** Creates the problem of a name that is bound to no row: its text names a collection, or nothing. */
export function wrongReference(
  name: string,
  text: unknown,
  isCollection: boolean,
  at: ValueLocation,
): Problem {
  return report('wrong-reference', {
    message: `\`${name}\` must refer to a row as collection.row, not "${String(text)}".`,
    hint: isCollection
      ? `write "${text}." followed by the key of a row, or use \`each:\` to build a page for every row`
      : 'write the name of a collection, a dot and the key of a row, such as `cities.atlanta`',
    at,
  });
}

/** Creates the problem of an entry that combines rows to more pages than it may. */
export function tooManyPages(most: number, at: ValueLocation): Problem {
  return report('too-many-pages', {
    message: `\`each\` combines rows to more than ${most.toLocaleString('en')} pages.`,
    hint: 'combine fewer collections, or choose rows by `where:` or `limit:`',
    at,
  });
}

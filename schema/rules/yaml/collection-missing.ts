import { createReporter } from '../../diagnostics/createReporter.ts';
import type { Problem, ValueLocation } from '../../diagnostics/Problem.ts';
import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';
import { suggestFix } from '../../diagnostics/suggestName.ts';

export const rules = defineRules('yaml', {
  'collection-missing': {
    code: 'BW006',
    severity: 'error',
    atTruncation: 'consequence',
    isAboutName: true,
    title: 'A collection does not exist',
    why: '`with` and `each` read rows from a file in data/.',
    help: 'Correct the name, or create the file.',
    ...examples`/atlanta:
  with: { city: ${['citys', 'cities']}.atlanta }
  title: "{{ city.name }}"
  description: Assistants
  sections:
    - { type: hero, headline: Hello }
# data/cities.yaml
atlanta: { name: Atlanta }${[
      '',
      `
# data/cities.schema.yaml
properties: { name: { type: string } }`,
    ]}`,
  },
});

const report = createReporter<typeof rules>();

/**
 * Creates the problem of a collection that does not exist.
 *
 * @param names the names that may be meant
 * @param otherwise the hint if the name resembles none of them
 */
export function unknownCollection(
  name: string,
  at: ValueLocation,
  names: readonly string[],
  otherwise = `create data/${name}.yaml, or data/${name}.schema.yaml and Markdown files in data/${name}/`,
): Problem {
  return report('collection-missing', {
    message: `Unknown collection \`${name}\`: data/${name}.yaml does not exist.`,
    ...suggestFix(at, name, names, otherwise),
    at,
    missing: { kind: 'collection', within: '', name },
  });
}

/** Creates the problem of a row schema without rows; `unread` is a file that may be meant. */
export function schemaWithoutRows(
  name: string,
  unread: string | undefined,
  at: ValueLocation,
): Problem {
  return report('collection-missing', {
    message: `This row schema has no collection: data/${name}.yaml does not exist${unread ? `, and ${unread} is not read` : ''}.`,
    hint: `create data/${name}.yaml or Markdown files in data/${name}/, or remove the schema`,
    at,
  });
}

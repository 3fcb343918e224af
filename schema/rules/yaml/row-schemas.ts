import { createReporter } from '../../diagnostics/createReporter.ts';
import type { Problem, ValueLocation } from '../../diagnostics/Problem.ts';
import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';

export const rules = defineRules('yaml', {
  'row-schema-missing': {
    code: 'BW007',
    severity: 'warning',
    title: 'A collection has no row schema',
    why: 'Without a row schema, a misspelled column is reported only where a page uses it.',
    help: 'Create `data/<name>.schema.yaml` with a JSON Schema for one row.',
    bad: `# data/cities.yaml
atlanta: { name: Atlanta }`,
    good: `# data/cities.yaml
atlanta: { name: Atlanta }
# data/cities.schema.yaml
type: object
properties: { name: { type: string } }`,
  },
  'row-schema-invalid': {
    code: 'BW008',
    severity: 'error',
    title: 'A row schema is not a valid JSON Schema',
    why: 'The rows cannot be checked until the schema is valid.',
    help: 'Correct the schema. https://json-schema.org/learn explains the keywords.',
    ...examples`# data/cities.yaml
atlanta: { name: Atlanta }
# data/cities.schema.yaml
type: ${['mapping', 'object']}`,
  },
});

const report = createReporter<typeof rules>();

/** Creates the problem of a collection without a row schema. */
export function rowSchemaMissing(name: string, at: ValueLocation): Problem {
  return report('row-schema-missing', {
    message: `The collection \`${name}\` has no row schema, so its columns are not checked.`,
    hint: `create data/${name}.schema.yaml with a JSON Schema for one row`,
    at,
  });
}

/** Creates the problem of a row schema that is no JSON Schema. */
export function rowSchemaInvalid(
  error: Pick<Problem, 'message' | 'hint'>,
  at: ValueLocation,
): Problem {
  return report('row-schema-invalid', { ...error, at });
}

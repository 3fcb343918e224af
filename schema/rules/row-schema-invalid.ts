import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW008',
  phase: 'yaml',
  severity: 'error',
  title: 'A row schema is not a valid JSON Schema',
  why: 'The rows cannot be checked until the schema is valid.',
  help: 'Correct the schema. https://json-schema.org/learn explains the keywords.',
  ...examples`# data/cities.yaml
atlanta: { name: Atlanta }
# data/cities.schema.yaml
type: ${['mapping', 'object']}`,
};

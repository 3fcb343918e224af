import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW007',
  phase: 'yaml',
  severity: 'warning',
  title: 'A collection has no row schema',
  why: 'Without a row schema, a misspelled column is reported only where a page uses it.',
  help: 'Create data/<name>.schema.yaml with a JSON Schema for one row.',
  bad: `# data/cities.yaml
atlanta: { name: Atlanta }`,
  good: `# data/cities.yaml
atlanta: { name: Atlanta }
# data/cities.schema.yaml
type: object
properties: { name: { type: string } }`,
};

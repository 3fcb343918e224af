import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW002',
  phase: 'yaml',
  severity: 'error',
  title: 'A file is empty',
  why: 'The file may have been saved by mistake, or not saved at all.',
  help: 'Add the content, or remove the file.',
  bad: `# data/cities.yaml
# cities to come`,
  good: `# data/cities.yaml
atlanta: { name: Atlanta }
# data/cities.schema.yaml
properties: { name: { type: string } }`,
};

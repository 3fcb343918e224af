import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW053',
  phase: 'yaml',
  severity: 'error',
  title: 'A file contains several YAML documents',
  why: 'Only the first document is read.',
  help: 'Remove the `---` line.',
  ...examples`# pages.yaml
site:
  name: Example
  url: https://www.example.com
  description: An example${[
    `
---
pages: {}`,
    '',
  ]}`,
};

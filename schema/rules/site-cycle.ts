import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW081',
  phase: 'reference',
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
};

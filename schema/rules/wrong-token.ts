import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW035',
  phase: 'shape',
  severity: 'error',
  title: 'A design token is not a valid CSS value',
  why: 'Browsers would ignore the value, and everything that uses the token would lose its style.',
  help: 'Write a value of the kind that the message names.',
  ...examples`# pages.yaml
site:
  name: Example
  url: https://www.example.com
  description: An example
  theme: { radius: { md: ${['round', '0.5rem']} } }`,
};

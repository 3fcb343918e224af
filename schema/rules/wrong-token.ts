import { site } from '../diagnostics/exampleSites.ts';
import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW035',
  phase: 'shape',
  severity: 'error',
  title: 'A font is not valid',
  why: 'Browsers would ignore the value, and texts would have another font.',
  help: 'Write a value of the kind that the message names.',
  ...examples`${site}
  theme: { fonts: { text: { family: Georgia, fallback: ${['serif;', 'serif']} } } }`,
};

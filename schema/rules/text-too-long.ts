import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW019',
  phase: 'shape',
  severity: 'error',
  title: 'A text is too long',
  why: 'The design, or the program that reads the text, has no room for more.',
  help: 'Shorten the text.',
  ...examples`# data/cities.yaml
atlanta: { code: ${['ATLX', 'ATL']} }
# data/cities.schema.yaml
properties: { code: { type: string, maxLength: 3 } }`,
};

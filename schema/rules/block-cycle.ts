import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW071',
  phase: 'reference',
  severity: 'error',
  title: 'Blocks use each other in a loop',
  why: 'A block in a loop never gets a section type.',
  help: 'Give one of the blocks its own `type:`.',
  ...examples`# pages.yaml
blocks:
  one: { use: two }
  two: { ${['use: one', 'type: hero, headline: Hello']} }
pages:
  /:
    title: Home of the example
    description: An example
    sections:
      - use: one`,
};

import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW070',
  phase: 'reference',
  severity: 'error',
  title: 'A block does not exist',
  why: '`use:` needs the name of an entry in `blocks:`.',
  help: 'Correct the name, or add the block to `blocks:`.',
  ...examples`# pages.yaml
blocks:
  closing: { type: quote, text: It simply works. }
pages:
  /:
    title: Home of the example
    description: An example
    sections:
      - { type: hero, headline: Hello }
      - use: ${['closng', 'closing']}`,
};

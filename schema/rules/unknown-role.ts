import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW506',
  phase: 'shape',
  severity: 'error',
  title: 'team.yaml gives somebody a role that does not exist',
  why: 'The editor of `edit --serve` does not know what this person may do, and lets nobody in.',
  help: 'Write `reader`, `editor`, `publisher` or the name of a role below `roles:`.',
  ...examples`# team.yaml
people: { ada@example.com: ${['boss', 'publisher']} }`,
};

import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW550',
  phase: 'yaml',
  severity: 'error',
  title: 'A text inside `{ }` contains a comma',
  why: 'Inside `{ }`, a comma ends a value and starts the next key, even in the middle of a text.',
  help: 'Put the whole text in quotes.',
  bad: `- type: faq
  items:
    - { question: Is it fast?, answer: Yes, at all places. }`,
  good: `- type: faq
  items:
    - { question: Is it fast?, answer: "Yes, at all places." }`,
};

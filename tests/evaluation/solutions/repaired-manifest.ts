import type { Edit, Solution } from '../Task.ts';

const repairs: readonly Edit[] = [
  ['pages.yaml', '         - { name: New chain', '          - { name: New chain'],
  ['pages.yaml', 'headlin: ', 'headline: '],
  ['pages.yaml', 'columns: three', 'columns: 3'],
  ['pages.yaml', 'to: /price }\n        badges', 'to: /prices }\n        badges'],
  ['data/forms/repair.yaml', 'kind: textfield', 'kind: textarea'],
];

export const solution: Solution = {
  edits: [...repairs, ['pages.yaml', '- use: bok\n', '- use: book\n']],
  mistakes: {
    'the section removed instead': {
      edits: [...repairs, ['pages.yaml', '      - use: bok\n', '']],
      message: '/prices changed',
    },
    'a part of the faults': { edits: repairs, message: 'check reports BW070' },
  },
};

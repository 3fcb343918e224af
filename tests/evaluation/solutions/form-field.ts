import type { Solution } from '../Task.ts';

const place = '      - name: message\n';
const field = (rest: string) =>
  [
    'data/forms/repair.yaml',
    place,
    `      - { name: phone, label: Telephone, kind: tel${rest} }\n${place}`,
  ] as const;

export const solution: Solution = {
  edits: [field(', autocomplete: tel')],
  mistakes: {
    'a required field': {
      edits: [field(', required: true')],
      message: 'The telephone number is required',
    },
    'the consent lost': {
      edits: [
        field(''),
        [
          'data/forms/repair.yaml',
          '        kind: checkbox\n        required: true\n',
          '        kind: checkbox\n',
        ],
      ],
      message: 'The field consent is missing, or no longer required',
    },
  },
};

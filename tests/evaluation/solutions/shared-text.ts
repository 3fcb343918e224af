import type { Solution } from '../Task.ts';

const old = '    note: Most repairs take a day.';
const note = ['pages.yaml', old, '    note: Most repairs take half a day.'] as const;

export const solution: Solution = {
  edits: [note],
  mistakes: {
    'one page only': {
      edits: [
        [
          'pages.yaml',
          '      - use: book\n  /prices:',
          '      - use: book\n        note: Most repairs take half a day. We call you before anything costs more than we said.\n  /prices:',
        ],
      ],
      message: '/prices does not show “Most repairs take half a day.',
    },
    'the figure as well': {
      edits: [
        note,
        ['pages.yaml', 'value: 1 day, label: for most', 'value: Half a day, label: for most'],
      ],
      message: '/ does not show “1 day”',
    },
  },
};

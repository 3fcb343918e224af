import { readFileSync } from 'node:fs';
import type { Solution } from '../Task.ts';

const lines = readFileSync('tests/evaluation/sites/kayaks/pages.yaml', 'utf8')
  .split(/(?<=\n)/)
  .filter((line) => line.includes('{ type: prose, title: '));
const order = 'people dog began rules river reeds boats workshop pontoon winter'.split(' ');
const inOrder = order.map((word) => lines.find((line) => line.includes(`${word}, text`)) ?? '');

export const solution: Solution = {
  edits: [['pages.yaml', lines.join(''), inOrder.join('')]],
  mistakes: {
    'two in the wrong order': {
      edits: [
        [
          'pages.yaml',
          lines.join(''),
          [...inOrder.slice(1, 2), inOrder[0], ...inOrder.slice(2)].join(''),
        ],
      ],
      message: '/about has its headings in the order',
    },
    'one lost': {
      edits: [['pages.yaml', lines.join(''), inOrder.slice(0, -1).join('')]],
      message: '/about does not show “November to March”',
    },
  },
};

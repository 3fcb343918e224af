import type { Solution } from '../Task.ts';

const figures = `      - type: stats
        layout: band
        title: Eleven years at the same bench
        items:
          - { value: 1 day, label: for most repairs }
          - { value: "9,400", label: bicycles mended }
          - { value: "6", label: loan bicycles }
          - { value: 1 year, label: of warranty on our work }
`;
const quote = `          - text: Our cargo bicycle was back before school was over.
            author: Paul Nyberg
            role: Father of three
`;

export const solution: Solution = {
  edits: [['pages.yaml', figures, '']],
  mistakes: {
    'only the title': {
      edits: [['pages.yaml', '        title: Eleven years at the same bench\n', '']],
      message: '/ still has “9,400”',
    },
    'another section without its title': {
      edits: [
        ['pages.yaml', figures, ''],
        ['pages.yaml', '        title: What riders say\n', ''],
        ['pages.yaml', quote, ''],
      ],
      message: '/ has its headings in the order',
    },
  },
};

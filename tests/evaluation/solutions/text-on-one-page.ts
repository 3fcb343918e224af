import type { Solution } from '../Task.ts';

const place = '      - use: weather\n  /journal:\n';

export const solution: Solution = {
  edits: [
    [
      'pages.yaml',
      place,
      place.replace('weather\n', 'weather\n        title: Ask which boat fits\n'),
    ],
  ],
  mistakes: {
    'the block for all pages': {
      edits: [['pages.yaml', 'title: Ask about the water first', 'title: Ask which boat fits']],
      message: '/about changed, but --only names /boats',
    },
    'a second call': {
      edits: [
        [
          'pages.yaml',
          place,
          place.replace(
            '  /journal',
            '      - { type: cta, title: Ask which boat fits, actions: [{ label: Boats, to: /boats }] }\n  /journal',
          ),
        ],
      ],
      message: '/boats differs in more than words',
    },
  },
};

import type { Solution } from '../Task.ts';

const sentence = ['pages.yaml', 'Members book a boat', 'Crews book a boat'] as const;

export const solution: Solution = {
  edits: [sentence],
  mistakes: {
    'other words as well': {
      edits: [
        sentence,
        [
          'pages.yaml',
          'title: Boat bookings that members like to use',
          'title: Boat bookings that crews like to use',
        ],
      ],
      message: 'The title for search results changed as well',
    },
    'the shared call as well': {
      edits: [
        sentence,
        ['pages.yaml', 'Bring your boats, your members', 'Bring your boats, your crews'],
      ],
      message: '/pricing changed, but --only names /',
    },
  },
};

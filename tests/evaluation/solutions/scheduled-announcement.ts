import type { Solution } from '../Task.ts';

const place = '  header:\n';
const bar = (dates: string) =>
  [
    'pages.yaml',
    place,
    `  announcement:\n    text: We are on holiday. Book now for the time after February 14.\n${dates}${place}`,
  ] as const;

export const solution: Solution = {
  edits: [bar('    publishAt: 2031-02-01\n    expireAt: 2031-02-15\n')],
  mistakes: {
    'shown at once': { edits: [bar('    expireAt: 2031-02-15\n')], message: '/ changed' },
    'a day too short': {
      edits: [bar('    publishAt: 2031-02-01\n    expireAt: 2031-02-14\n')],
      message: 'It does not end after 14 February',
    },
  },
};

import type { Solution } from '../Task.ts';

const old = '{ days: Sa, hours: "09:00-13:00" }';

export const solution: Solution = {
  edits: [['pages.yaml', old, '{ days: Sa, hours: "09:00-15:00" }']],
  mistakes: {
    'three in the morning': {
      edits: [['pages.yaml', old, '{ days: Sa, hours: "09:00-03:00" }']],
      message: '/contact does not show three in the afternoon',
    },
    'other days as well': {
      edits: [
        ['pages.yaml', old, '{ days: Sa, hours: "09:00-15:00" }'],
        ['pages.yaml', '"07:30-18:00"', '"09:00-15:00"'],
      ],
      message: 'The hours of other days changed',
    },
  },
};

import type { Solution } from '../Task.ts';

const steps = `      - type: steps
        title: A day on Tern Street
        items:
          - { title: Before nine, text: "You roll in. We look at it together, and you get a price in writing." }
          - { title: By noon, text: "If we find more, we call. Nothing is replaced without your word." }
          - { title: From five, text: "It hangs by the door, tested around the block. You pay what the slip says." }
`;
const place = '      - type: faq\n        title: Before you come\n';
const added = ['pages.yaml', place, `${steps}${place}`] as const;

export const solution: Solution = {
  edits: [['pages.yaml', steps, ''], added],
  mistakes: {
    'a copy': { edits: [added], message: '/ still has “Before nine”' },
    'the wrong place': {
      edits: [
        ['pages.yaml', steps, ''],
        ['pages.yaml', '  /contact:\n', `${steps}  /contact:\n`],
      ],
      message: '/prices has its headings in the order',
    },
  },
};

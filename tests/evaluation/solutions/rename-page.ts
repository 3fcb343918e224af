import type { Edit, Solution } from '../Task.ts';

const links: readonly Edit[] = [
  ['pages.yaml', '{ label: Find us, to: /contact }', '{ label: Find us, to: /visit }'],
  ['pages.yaml', '{ label: Book, to: /contact#form }', '{ label: Book, to: /visit#form }'],
  [
    'pages.yaml',
    '{ label: Hours and address, to: /contact }',
    '{ label: Hours and address, to: /visit }',
  ],
  [
    'pages.yaml',
    '{ label: Book a repair, to: /contact#form, icon: calendar-check }\n    note',
    '{ label: Book a repair, to: /visit#form, icon: calendar-check }\n    note',
  ],
  [
    'pages.yaml',
    '{ label: Book a repair, to: /contact#form, icon: calendar-check }\n          -',
    '{ label: Book a repair, to: /visit#form, icon: calendar-check }\n          -',
  ],
  ['pages.yaml', '[book a day](/contact#form)', '[book a day](/visit#form)'],
];

export const solution: Solution = {
  edits: [...links, ['pages.yaml', '  /contact:\n', '  /visit:\n    redirectFrom: [/contact]\n']],
  mistakes: {
    'no redirect': {
      edits: [...links, ['pages.yaml', '  /contact:\n', '  /visit:\n']],
      message: '/contact does not redirect to /visit',
    },
    'links left behind': {
      edits: [['pages.yaml', '  /contact:\n', '  /visit:\n    redirectFrom: [/contact]\n']],
      message: '/ still has “"/contact”',
    },
  },
};

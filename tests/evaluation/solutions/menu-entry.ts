import type { Solution } from '../Task.ts';

const place = '      - { label: Find us, to: /contact }\n';
const entry = (to: string) =>
  ['pages.yaml', place, `      - { label: Questions, to: ${to} }\n${place}`] as const;
const anchor = [
  'pages.yaml',
  '      - type: faq\n        title: Before you come',
  '      - type: faq\n        id: questions\n        title: Before you come',
] as const;

export const solution: Solution = {
  edits: [entry('/prices#questions'), anchor],
  mistakes: {
    'a link to the page': {
      edits: [entry('/prices'), anchor],
      message: 'does not lead to the questions',
    },
    'a dead anchor': { edits: [entry('/prices#questions')], message: 'check reports BW102' },
  },
};

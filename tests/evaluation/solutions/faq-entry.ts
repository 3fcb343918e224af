import type { Solution } from '../Task.ts';

const place = '          - question: What happens after the season?\n';
const entry = `          - question: Can several clubs share a boathouse?
            answer: Yes, with the plan Regatta. Each club sees its own boats.
`;

export const solution: Solution = {
  edits: [['pages.yaml', place, `${entry}${place}`]],
  mistakes: {
    'the last question': {
      edits: [
        [
          'pages.yaml',
          'As spreadsheets, at any time, without asking us.\n',
          `As spreadsheets, at any time, without asking us.\n${entry}`,
        ],
      ],
      message: 'The question is not the second one',
    },
    'a text instead of a question': {
      edits: [
        [
          'pages.yaml',
          '        title: Questions that clubs ask\n',
          '        title: Questions that clubs ask\n        intro: "Can several clubs share a boathouse? Yes, with the plan Regatta. Each club sees its own boats."\n',
        ],
      ],
      message: 'The question is not the second one',
    },
  },
};

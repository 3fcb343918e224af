import type { Solution } from '../Task.ts';

const place = '          - text: They showed me the worn chain';
const words = (text: string) =>
  `          - text: Four tyres in one winter, and ${text}
            author: Jo Lindqvist
            role: Delivers parcels
`;

export const solution: Solution = {
  edits: [['pages.yaml', place, `${words('**never more than twenty minutes**.')}${place}`]],
  mistakes: {
    'no strong words': {
      edits: [['pages.yaml', place, `${words('never more than twenty minutes.')}${place}`]],
      message: 'The words are not strong',
    },
    'the last one': {
      edits: [
        [
          'pages.yaml',
          '            role: Commuter\n',
          `            role: Commuter\n${words('**never more than twenty minutes**.')}`,
        ],
      ],
      message: 'It is not the first one',
    },
  },
};

import type { Solution } from '../Task.ts';

const first = ['pages.yaml', 'Flat tyre: $18', 'Flat tyre: $21'] as const;
const list = [
  'pages.yaml',
  '{ name: Flat tyre, price: $18',
  '{ name: Flat tyre, price: $21',
] as const;

export const solution: Solution = {
  edits: [first, list, ['pages.yaml', 'flat tyres ($18)', 'flat tyres ($21)']],
  mistakes: {
    'an answer with the old price': { edits: [first, list], message: '/prices still has “$18”' },
    'another price as well': {
      edits: [
        first,
        list,
        ['pages.yaml', 'flat tyres ($18)', 'flat tyres ($21)'],
        ['pages.yaml', 'name: Brake pads, price: $22', 'name: Brake pads, price: $25'],
      ],
      message: '/prices does not show “$22”',
    },
  },
};

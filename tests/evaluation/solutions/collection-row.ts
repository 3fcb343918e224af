import type { Solution } from '../Task.ts';

const row = [
  'data/rooms.yaml',
  'roof: { name: Roof, price: 96 }\n',
  'roof: { name: Roof, price: 96 }\ngarden: { name: Garden, price: 110 }\n',
] as const;
const name = [
  'locales/es.yaml',
  '    - { en: Roof, es: Azotea }\nforms',
  '    - { en: Roof, es: Azotea }\n    - { en: Garden, es: Jardín }\nforms',
] as const;

export const solution: Solution = {
  edits: [row, name],
  mistakes: {
    'no Spanish name': { edits: [row], message: '/es/precios does not show “Jardín”' },
    'a card on the home page as well': {
      edits: [
        row,
        name,
        ['pages.yaml', 'title: Three kinds of rooms', 'title: Four kinds of rooms'],
        [
          'locales/es.yaml',
          '{ en: Three kinds of rooms, es: Tres',
          '{ en: Four kinds of rooms, es: Cuatro',
        ],
      ],
      message: '/ changed, but --only names',
    },
  },
};

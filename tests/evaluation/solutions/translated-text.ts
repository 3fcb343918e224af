import type { Solution } from '../Task.ts';

const place = '    - { en: Where can we park?';
const question = `    - { en: Are dogs welcome?, es: "¿Se admiten perros?" }\n`;
const answer = `    - { en: Yes, up to ten kilograms. The courtyard belongs to the cat., es: "Sí, hasta diez kilos. El patio es del gato." }\n`;

export const solution: Solution = {
  edits: [
    [
      'locales/es.yaml',
      place,
      `${question}${answer.replace(/en: (.*), es/, 'en: "$1", es')}${place}`,
    ],
  ],
  mistakes: {
    'the English page translated': {
      edits: [
        ['pages.yaml', 'question: Are dogs welcome?', 'question: "¿Se admiten perros?"'],
        [
          'pages.yaml',
          'answer: Yes, up to ten kilograms. The',
          'answer: "Sí, hasta diez kilos. El patio es del gato." #',
        ],
      ],
      message: '/prices changed, but --only names /es/precios',
    },
    'the answer forgotten': {
      edits: [['locales/es.yaml', place, `${question}${place}`]],
      message: 'check reports BW520',
    },
  },
};

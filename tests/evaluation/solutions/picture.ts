import type { Solution } from '../Task.ts';

const place = '        text: No motors, no locks and hardly any wind for nine kilometers.\n';
const picture = (alt: string) =>
  [
    'pages.yaml',
    place,
    `${place}        image: { src: /images/reeds.svg, alt: ${alt} }\n`,
  ] as const;

export const solution: Solution = {
  edits: [picture('A yellow kayak between green reeds')],
  mistakes: {
    'no description': {
      edits: [picture('""')],
      message: 'The description of the picture does not name the kayak',
    },
    'a picture on another page': {
      edits: [
        picture('A yellow kayak between green reeds'),
        [
          'pages.yaml',
          '        headline: About us\n',
          '        headline: About us\n        image: { src: /images/reeds.svg, alt: A yellow kayak between green reeds }\n',
        ],
      ],
      message: '/about changed, but --only names /',
    },
  },
};

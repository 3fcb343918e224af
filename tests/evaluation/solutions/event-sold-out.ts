import type { Solution } from '../Task.ts';

const rye = `            price: $85
            image: { src: /images/rye.svg, alt: A dark loaf with seeds from a tin }
            action: { label: Keep a place, to: /order#form }
`;
const list =
  '            action: { label: Join the waiting list, to: "mailto:{{ site.email }}" }\n';
const soldOut = rye.replace(/ *action.*\n/, list);

export const solution: Solution = {
  edits: [['pages.yaml', rye, soldOut.replace('$85\n', '$85\n            status: sold-out\n')]],
  mistakes: {
    'only the button': {
      edits: [['pages.yaml', rye, soldOut]],
      message: 'The course does not say that it is sold out',
    },
    'only the status': {
      edits: [['pages.yaml', rye, rye.replace('$85\n', '$85\n            status: sold-out\n')]],
      message: '/courses has 1 buttons “Join the waiting list”',
    },
  },
};

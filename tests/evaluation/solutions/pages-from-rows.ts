import type { Solution } from '../Task.ts';

const place = '  /journal:\n';
const pages = `  /boats/{{ boat.key }}:
    each: { boat: boats }
    title: "{{ boat.name }}, a kayak to rent by the hour"
    description: "Rent {{ boat.name }} at {{ site.name }} for {{ boat.price | money }} an hour, with a vest in your size and a map."
    sections:
      - type: hero
        headline: "{{ boat.name }}"
        text: "{{ boat.price | money }} an hour."
`;
const list = [
  'pages.yaml',
  `text: "For {{ it.seats }}, {{ it.price | money }} an hour." }`,
  `text: "For {{ it.seats }}, {{ it.price | money }} an hour.", link: { label: "About {{ it.name }}", to: "/boats/{{ it.key }}" } }`,
] as const;

export const solution: Solution = {
  edits: [['pages.yaml', place, `${pages}${place}`], list],
  mistakes: {
    'no links': {
      edits: [['pages.yaml', place, `${pages}${place}`]],
      message: '/boats has no link “About Otter” to /boats/otter',
    },
    'pages without a price': {
      edits: [
        [
          'pages.yaml',
          place,
          `${pages.replace('text: "{{ boat.price | money }}', 'text: "So much for')}${place}`,
        ],
        list,
      ],
      message: '/boats/otter does not show “$18”',
    },
  },
};

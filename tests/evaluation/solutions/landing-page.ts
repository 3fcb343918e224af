import type { Solution } from '../Task.ts';

const questions = `      - type: faq
        title: Before the winter
        items:
          - question: Is my bicycle insured?
            answer: Yes, up to $2,000.
          - question: Can I collect it early?
            answer: Yes, with two days' notice.
`;
const page = (closing: string) => `  /winter:
    title: Winter service and dry storage for bicycles
    description: Your bicycle spends the winter dry at our workshop and comes back in March with new grease, for $75.
    sections:
      - type: hero
        headline: Asleep until spring
        text: >-
          You do not ride from December to February? For $75, we store your bicycle dry, and give it new
          grease, new brake pads and a wash.
      - type: steps
        title: One day of work, three months of rest
        items:
          - { title: Bring it, text: In December or before. }
          - { title: We store and service it, text: The service takes one day. }
          - { title: Collect it in March, text: Clean and ready for the first ride. }
${questions}${closing}`;
const place = '  /contact:\n';

const note = [
  'pages.yaml',
  'an estimate cost nothing.',
  'an estimate cost nothing. Ask about our [winter service](/winter).',
] as const;

export const solution: Solution = {
  edits: [['pages.yaml', place, `${page('      - use: book\n')}${place}`], note],
  mistakes: {
    'no call to book': {
      edits: [['pages.yaml', place, `${page('')}${place}`], note],
      message: '/winter does not show “Bring it in on your way to work”',
    },
    'no link to the page': {
      edits: [['pages.yaml', place, `${page('      - use: book\n')}${place}`]],
      message: '/prices has no link “winter service” to /winter',
    },
    'an entry of the menu': {
      edits: [
        ['pages.yaml', place, `${page('      - use: book\n')}${place}`],
        note,
        [
          'pages.yaml',
          '{ label: Find us, to: /contact }',
          '{ label: Find us, to: /contact }\n      - { label: Winter, to: /winter }',
        ],
      ],
      message: '/contact changed, but --only names /winter, /prices',
    },
  },
};

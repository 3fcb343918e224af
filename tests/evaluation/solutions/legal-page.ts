import type { Solution } from '../Task.ts';

const place = '  /404:\n';
const page = (key: string) =>
  [
    'pages.yaml',
    place,
    `  /terms:
    title: Terms of repair at our workshop
    description: When a repair is paid, how long our warranty lasts, and what becomes of bicycles that nobody collects.
${key}    sections:
      - type: prose
        title: Terms of repair
        text: |
          - A repair is paid when the bicycle is collected.
          - The warranty is one year.
          - Bicycles that nobody collects within six months are given away.
${place}`,
  ] as const;
const legal = '      - { label: Legal notice and privacy, to: /legal }\n';
const link = ['pages.yaml', legal, `${legal}      - { label: Terms, to: /terms }\n`] as const;

export const solution: Solution = {
  edits: [page('    noindex: true\n'), link],
  mistakes: {
    'open to search engines': {
      edits: [page(''), link],
      message: '/terms is open to search engines',
    },
    'no link': { edits: [page('    noindex: true\n')], message: '/ has no link “Terms” to /terms' },
  },
};

import type { Task } from '../Task.ts';

export const task: Task = {
  site: 'services',
  faults: [
    ['pages.yaml', 'headline: Ridden in the morning', 'headlin: Ridden in the morning'],
    ['pages.yaml', 'columns: 3', 'columns: three'],
    [
      'pages.yaml',
      '{ label: See the prices, to: /prices }',
      '{ label: See the prices, to: /price }',
    ],
    ['pages.yaml', '      - use: book\n  /contact:', '      - use: bok\n  /contact:'],
    [
      'pages.yaml',
      '          - { name: New chain, price: $35 }',
      '         - { name: New chain, price: $35 }',
    ],
    ['data/forms/repair.yaml', 'kind: textarea', 'kind: textfield'],
  ],
  brief: `Somebody edited our site in a hurry, and now it cannot be built. Repair it, so that all pages are
what they were meant to be. Change nothing else.`,
  changes: [],
  judge(result) {
    result.requireTexts('/', 'Ridden in the morning, mended by the evening');
    result.requireLink('/', '/prices', 'See the prices');
    result.requireTexts('/prices', 'New chain', 'Bring it in on your way to work');
    result.require(
      result.page('/contact').fields.some(({ type }) => type === 'textarea'),
      '/contact has no field of several lines',
    );
  },
};

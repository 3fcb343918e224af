import type { Task } from '../Task.ts';

export const task: Task = {
  site: 'services',
  start: [
    [
      'pages.yaml',
      '{ label: No appointment before nine, icon: clock }',
      '{ label: "Flat tyre: $18", icon: clock }',
    ],
    [
      'pages.yaml',
      'Not for flat tyres and small adjustments.',
      'Not for flat tyres ($18) and small adjustments.',
    ],
  ],
  brief: 'Mending a flat tyre costs $21 from now on, not $18. Change it wherever the site says so.',
  changes: ['/', '/prices'],
  allow: ['words'],
  judge(result) {
    result.requireTexts('/', 'Flat tyre: $21');
    result.requireTexts('/prices', 'flat tyres ($21)');
    const { length } = result.page('/prices').text.split('$21');
    result.require(length > 2, 'The list of prices does not show $21');
    for (const route of ['/', '/prices']) result.requireNone(route, '$18');
    result.requireTexts('/prices', '$22', '$28', '$35', '$60', '$85', '$110');
  },
};

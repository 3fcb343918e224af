import { expect, test } from 'vitest';
import { listConditionSources } from './conditionSources.ts';

test('lists the fields on which a condition can depend, with what they can be', () => {
  const fields = [
    { name: 'role', label: 'Role', kind: 'select', choices: { a: 'Buyer', b: 'Seller' } },
    { name: 'size', label: 'Size', kind: 'radio', choices: ['Small', 'Large'] },
    { name: 'mail', label: 'Email', kind: 'email' },
    { name: '', label: 'New', kind: 'checkbox' },
    { name: 'terms', kind: 'checkbox' },
    { name: 'from', kind: 'hidden', value: 'x' },
  ];
  expect(listConditionSources({ groups: [null, { fields }] })).toEqual([
    {
      name: 'role',
      label: 'Role',
      place: [1, 0],
      choices: [
        { value: 'a', label: 'Buyer' },
        { value: 'b', label: 'Seller' },
      ],
    },
    {
      name: 'size',
      label: 'Size',
      place: [1, 1],
      choices: [
        { value: 'Small', label: 'Small' },
        { value: 'Large', label: 'Large' },
      ],
    },
    {
      name: 'terms',
      label: 'terms',
      place: [1, 4],
      choices: [
        { value: true, label: 'ticked' },
        { value: false, label: 'not ticked' },
      ],
    },
    { name: 'from', label: 'from', place: [1, 5], choices: [] },
  ]);
  expect(listConditionSources(['half typed'])).toEqual([]);
});

import { expect, test } from 'vitest';
import { amountParts } from './amountParts.ts';

test.each([
  ['$8–12/hour', '$8–12', '/hour'],
  ['$22-40 CAD', '$22-40', ' CAD'],
  ['$15-25+ per hour', '$15-25+', ' per hour'],
  ['60–70%', '60–70%', ''],
  ['$40K-80K/year', '$40K-80K', '/year'],
  ['On request', 'On request', ''],
])('splits %s after its amount', (value, amount, unit) => {
  expect(amountParts(value)).toEqual({ amount, unit });
});

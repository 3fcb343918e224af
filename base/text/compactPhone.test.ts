import { expect, test } from 'vitest';
import { compactPhone } from './compactPhone.ts';

test.each([
  ['+1 (555) 010-0123', '+15550100123'],
  ['+49 (0) 30 / 123.456', '+4930123456'],
  // Within the country, this zero is dialled.
  ['(0)30 123 456', '030123456'],
  ['030 123-456', '030123456'],
])('%s is dialled as %s', (number, dialled) => {
  expect(compactPhone(number)).toBe(dialled);
});

import { expect, test } from 'vitest';
import { skyAt } from './skyAt.ts';

test.each([
  ['4:30 AM', 'night'],
  ['6:40 AM', 'dawn'],
  ['9:00', 'day'],
  ['12:15 PM', 'noon'],
  ['12:15 AM', 'night'],
  ['3:30 PM', 'day'],
  ['18:05', 'evening'],
  ['22:00', 'night'],
])('at %s it is %s', (time, sky) => {
  expect(skyAt(time)).toBe(sky);
});

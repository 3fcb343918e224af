import { expect, test } from 'vitest';
import { openingFormats } from './openingFormats.ts';

test.each([
  ['opening-days', 'Mon-Fri', 'Mo-Fr'],
  ['opening-days', 'Di – Do', 'Tu-Th'],
  ['opening-days', 'samedi', 'Sa'],
  ['opening-days', 'Mo-Tu-We', undefined],
  ['opening-days', 'always', undefined],
  ['opening-hours', '8:00-17:00', '08:00-17:00'],
  ['opening-hours', '8 – 12.30, 14:00-18:00', '08:00-12:30, 14:00-18:00'],
  ['opening-hours', '8:00-25:00', undefined],
  ['opening-hours', 'noon', undefined],
])('%s: %s is %s', (name, text, corrected) => {
  const format = openingFormats[name];
  expect(format?.accepts(text)).toBe(false);
  expect(format?.correct(text)).toBe(corrected);
  if (corrected) expect(format?.accepts(corrected)).toBe(true);
});

test('accepts closed days', () => {
  expect(openingFormats['opening-hours']?.accepts('closed')).toBe(true);
});

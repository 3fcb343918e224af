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
  ['opening-hours', '9-5', '09:00-17:00'],
  ['opening-hours', '8:30-5', '08:30-17:00'],
  ['opening-hours', '9am-5pm', '09:00-17:00'],
  ['opening-hours', '9 a.m. to 5.30 p.m.', '09:00-17:30'],
  ['opening-hours', '9-5pm', '09:00-17:00'],
  ['opening-hours', '1-5pm', '13:00-17:00'],
  ['opening-hours', '12pm–12am', '12:00-00:00'],
  ['opening-hours', '9am-noon', '09:00-12:00'],
  ['opening-hours', '9am-12, 1-5pm', '09:00-12:00, 13:00-17:00'],
  ['opening-hours', '9-9', '09:00-21:00'],
  ['opening-hours', '9-12', '09:00-12:00'],
  ['opening-hours', '5-9', undefined],
  ['opening-hours', '18-2', '18:00-02:00'],
  ['opening-hours', '10pm-2am', '22:00-02:00'],
  ['opening-hours', 'von 9 bis 17 Uhr', '09:00-17:00'],
  ['opening-hours', '9h à 12h et 14h à 18h', '09:00-12:00, 14:00-18:00'],
  ['opening-hours', '13am-5pm', undefined],
  ['opening-hours', '8:75-17:00', undefined],
  ['opening-hours', 'geschlossen', 'closed'],
  ['opening-hours', 'Closed', 'closed'],
  ['opening-hours', 'fermé', 'closed'],
  ['opening-hours', '24/7', '00:00-24:00'],
  ['opening-days', 'Monday to Friday', 'Mo-Fr'],
  ['opening-days', 'Montag bis Freitag', 'Mo-Fr'],
  ['opening-days', 'Saturdays', 'Sa'],
  ['opening-days', 'lundi au vendredi', 'Mo-Fr'],
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

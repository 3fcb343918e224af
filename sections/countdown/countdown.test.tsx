import { expect, test } from 'vitest';
import { renderSection } from '../../tests/renderSection.tsx';
import { sampleRenderContext } from '../../tests/sampleRenderContext.ts';
import { splitTime } from './splitTime.ts';

test('splits a time into units in the language of the site', () => {
  const time = ((2 * 24 + 3) * 60 + 4) * 60_000 + 5999;
  expect(splitTime(time, 'en').map(({ value, label }) => `${value} ${label}`)).toEqual([
    '2 days',
    '03 hours',
    '04 minutes',
    '05 seconds',
  ]);
  expect(splitTime(undefined, 'de').map(({ value, label }) => `${value} ${label}`)).toContain(
    '– Tage',
  );
});

test('says only what is said afterwards once the day is over', () => {
  const section = { type: 'countdown', until: '2026-11-21T20:00', afterwards: 'It is over.' };
  expect(renderSection(section)).toContain('data-island="countdown"');
  const later = { ...sampleRenderContext, now: new Date('2026-11-22T00:00:00Z') };
  const html = renderSection(section, later);
  expect(html).not.toContain('data-island');
  expect(html).toMatch(/data-over="yes".*It is over\./);
});

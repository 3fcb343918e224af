import { expect, test } from 'vitest';
import { renderSection } from '../../tests/renderSection.tsx';
import { samplePage } from '../../tests/sampleRenderContext.ts';
import { check } from './check.ts';
import type { Schedule, Session } from './schema.ts';

const schedule = (...sessions: Session[]): Schedule => ({
  type: 'schedule',
  tracks: ['Hall', 'Yard'],
  days: [{ title: 'Friday', slots: [{ time: '9:00', sessions }] }],
});

test('each track has a cell, and what is for everybody has one across all', () => {
  const html = renderSection(schedule({ title: 'Talk', track: 'Yard' }));
  expect(html.match(/<td/g)).toHaveLength(2);
  expect(html).toMatch(/<td[^>]*data-empty="yes"[^>]*><\/td><td[^>]*>.*Talk/);
  expect(renderSection(schedule({ title: 'Lunch' }))).toContain('colSpan="2"');
});

test('reports unknown tracks, and two sessions at once on one track', () => {
  const twice = schedule(
    { title: 'A', track: 'Hall' },
    { title: 'B', track: 'Hall' },
    { title: 'C', track: 'Yrd' },
  );
  expect(check(twice, samplePage)).toMatchObject([
    { path: ['days', 0, 'slots', 0, 'sessions', 1, 'track'] },
    { path: ['days', 0, 'slots', 0, 'sessions', 2, 'track'], hint: 'did you mean "Yard"?' },
  ]);
  expect(check(schedule({ title: 'A', track: 'Hall' }), samplePage)).toEqual([]);
});

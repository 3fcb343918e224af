// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseMoment } from '../../base/time/parseMoment.ts';
import type { Site } from '../../schema/vocabulary.ts';
import { afterBuild } from './afterBuild.ts';
import { scripts } from './head.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(new Date('2026-12-24T10:00:00Z'));
});
afterEach(() => {
  vi.useRealTimers();
});

const end = parseMoment('2026-12-24T12:00', 'Europe/Berlin');
const ends = { route: '/', ends: [['cta', 1, end]] };
const site = { timeZone: 'Europe/Berlin' } as Site;

test('pages whose sections expire alike share a script, and other pages have none', () => {
  const pages = [
    { features: { endings: ends } },
    { features: {} },
    { features: { endings: { ...ends, route: '/b' } } },
  ];
  const found = scripts(site, { pages });
  expect(found.map(({ name, pages }) => [name, pages])).toEqual([['expiry-1', ['/', '/b']]]);
  expect(scripts(site, { pages: [] })).toEqual([]);
  const announcement = { text: 'Closed at noon', expireAt: '2026-12-24T12:00' };
  expect(scripts({ ...site, announcement } as Site)).toMatchObject([{ name: 'expiry' }]);
  const days = { ...announcement, expireAt: '2026-12-24' };
  expect(scripts({ ...site, announcement: days } as Site)).toEqual([]);
});

test('the section goes when its time has come, and no other one', () => {
  document.body.innerHTML =
    '<div data-section="cta">a</div><div data-section="cta">b</div><div data-section="hero">c</div>';
  const [script] = scripts(site, { pages: [{ features: { endings: ends } }] });
  new Function(script?.code ?? '')();
  vi.advanceTimersByTime(3_599_000);
  expect(document.body.textContent).toBe('abc');
  vi.advanceTimersByTime(2000);
  expect(document.body.textContent).toBe('ac');
});

test('the summary of a build names the next date in the content', async () => {
  const notes: string[] = [];
  await afterBuild({ notes });
  expect(notes).toEqual([]);
  await afterBuild({ notes, nextDate: end });
  expect(notes).toEqual([
    'A date in the content passes on 2026-12-24 11:00 UTC: build the site again then.\n',
  ]);
});

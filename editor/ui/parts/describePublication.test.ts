import { expect, test } from 'vitest';
import { describePublication } from './describePublication.ts';

const now = new Date('2026-11-23T12:00:00Z');

test.each([
  [{}, undefined],
  [{ publishAt: '2026-11-01', expireAt: '2026-12-01' }, undefined],
  [{ draft: true }, 'Hidden'],
  [{ publishAt: '2026-12-01' }, 'Shown from 1 December 2026'],
  [{ publishAt: '2026-11-01', expireAt: '2026-11-23' }, 'Expired on 23 November 2026'],
  [{ draft: true, expireAt: '2026-01-01' }, 'Expired on 1 January 2026'],
  [{ publishAt: 'soon' }, undefined],
])('%j: %s', (value, label) => {
  expect(describePublication(value, now)?.label).toBe(label);
});

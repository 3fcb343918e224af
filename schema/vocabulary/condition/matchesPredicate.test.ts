import { describe, expect, it } from 'vitest';
import type { Predicate } from './Condition.ts';
import { matchesPredicate } from './matchesPredicate.ts';

const today = '2026-06-15';

describe('matchesTest', () => {
  it.each<[Predicate, unknown, boolean]>([
    ['news', 'news', true],
    ['news', 'guide', false],
    [3, 3, true],
    [3, '3', false],
    [['news', 'guide'], 'guide', true],
    [['news', 'guide'], 'event', false],
    ['news', ['guide', 'news'], true],
    [['news', 'event'], ['guide'], false],
    [true, undefined, false],
    [false, undefined, true],
    [{ not: 'news' }, 'guide', true],
    [{ not: 'news' }, 'news', false],
    [{ not: 'news' }, undefined, true],
    [{ not: ['news', 'event'] }, ['guide', 'event'], false],
    [{ min: 3 }, 3, true],
    [{ above: 3 }, 3, false],
    [{ above: 3, below: 5 }, 4, true],
    [{ max: 5 }, 6, false],
    [{ min: 3 }, undefined, false],
    [{ min: 3 }, 'many', false],
    [{ min: 'today' }, '2026-06-15', true],
    [{ above: 'today' }, '2026-06-15T10:00:00Z', false],
    [{ below: 'today' }, '2026-06-14', true],
    [{ exists: true }, 'news', true],
    [{ exists: true }, false, true],
    [{ exists: true }, 0, true],
    [{ exists: true }, undefined, false],
    [{ exists: true }, null, false],
    [{ exists: true }, ' ', false],
    [{ exists: true }, [], false],
    [{ exists: true }, ['news'], true],
    [{ exists: false }, undefined, true],
    [{ exists: false }, 'news', false],
    [{ exists: true, not: 'news' }, 'guide', true],
    [{ max: '2026-06-30' }, '2026-06-30T23:00:00Z', true],
  ])('%j with %j: %s', (test, value, expected) => {
    expect(matchesPredicate(test, value, today)).toBe(expected);
  });
});

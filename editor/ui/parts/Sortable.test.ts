import { expect, test } from 'vitest';
import { followItems } from './Sortable.tsx';

const follow = (before: string, now: string) =>
  followItems(
    [...before].map((_, index) => ({ key: index, index })),
    [...before],
    [...now],
  ).map(({ key }) => key);

test('items keep their keys when others are removed or added', () => {
  expect(follow('abcd', 'acd')).toEqual([0, 2, 3]);
  expect(follow('abcd', 'bcd')).toEqual([1, 2, 3]);
  expect(follow('abcd', 'abc')).toEqual([0, 1, 2]);
  expect(follow('abcd', 'abbcd')).toEqual([0, 1, 4, 2, 3]);
  expect(follow('ab', 'abx')).toEqual([0, 1, 2]);
  expect(follow('abcd', '')).toEqual([]);
  expect(follow('', 'ab')).toEqual([0, 1]);
});

import { expect, test } from 'vitest';
import { hourRows } from './hourRows.ts';

test('aligns places on the clock of the first', () => {
  const [here, there] = hourRows([
    { name: 'Here', from: 9, to: 12 },
    { name: 'There', from: 9, to: 12, ahead: 1 },
  ]);
  expect(here?.map(({ hour }) => hour)).toEqual([7, 8, 9, 10, 11, 12]);
  expect(there?.map(({ hour }) => hour)).toEqual([8, 9, 10, 11, 12, 13]);
  expect(here?.filter(({ working }) => working).map(({ hour }) => hour)).toEqual([9, 10, 11]);
  expect(there?.filter(({ working }) => working).map(({ hour }) => hour)).toEqual([9, 10, 11]);
  expect(here?.filter(({ shared }) => shared).map(({ hour }) => hour)).toEqual([9, 10]);
});

test('wraps hours before midnight', () => {
  const [row] = hourRows([
    { name: 'A', from: 0, to: 8 },
    { name: 'B', from: 0, to: 8 },
  ]);
  expect(row?.[0]).toEqual({ hour: 23, working: false, shared: false });
});

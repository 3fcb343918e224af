// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { readCells } from '../../text/paste/readCells.ts';
import { placeCells } from './placeCells.ts';

const read = (html: string, plain = '') =>
  readCells({ getData: (type) => (type === 'text/html' ? html : plain) });

test('reads the cells of a spreadsheet, and nothing else', () => {
  const table = '<table><tr><td>a</td><td> b\n</td></tr><tr><td colspan=2>c</td></tr></table>';
  expect(read(`<style>td {}</style>${table}`)).toEqual([
    ['a', 'b'],
    ['c', ''],
  ]);
  expect(read('', 'a\tb\r\nc\td\r\n')).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  expect(read(`<p>Before</p>${table}`)).toBeUndefined();
  expect(read('<table><tr><td>one</td></tr></table>')).toBeUndefined();
  expect(read('', 'a line')).toBeUndefined();
});

test('places cells from the focused one on, in rows of the same width', () => {
  const rows = [
    ['a', 'b', 'c'],
    ['d', 'e', 'f'],
  ];
  expect(
    placeCells(
      rows,
      [
        ['1', '2'],
        ['3', '4'],
        ['5', '6'],
      ],
      { row: 1, column: 1 },
    ),
  ).toEqual([
    ['d', '1', '2'],
    ['', '3', '4'],
    ['', '5', '6'],
  ]);
  expect(placeCells(rows, [['1', '2']], { row: 0, column: 2 })).toEqual([['a', 'b', '1', '2']]);
});

import { expect, test } from 'vitest';
import { sectionExample } from '../../tests/renderSection.tsx';
import { samplePage } from '../../tests/sampleRenderContext.ts';
import { check } from './check.ts';
import type { Table } from './schema.ts';

test('reports rows whose cells do not match the columns', () => {
  const table = sectionExample<Table>('table', {
    columns: [{ name: 'Name' }, { name: 'First' }, { name: 'Last' }],
    rows: [
      ['A', '1', '2'],
      ['B', '1'],
      ['C', '1', '2', '3'],
    ],
  });
  expect(check(table, samplePage)).toMatchObject([
    { path: ['rows', 1], message: 'This row has 2 cells; the table has 3 columns.' },
    { path: ['rows', 2], message: 'This row has 4 cells; the table has 3 columns.' },
  ]);
});

test('compares up to four columns', () => {
  const columns = ['', 'A', 'B', 'C', 'D', 'E'].map((name) => ({ name }));
  const table = sectionExample<Table>('table', {
    columns,
    rows: [['Price', '1', '2', '3', '4', '5']],
  });
  expect(check(table, samplePage)).toEqual([]);
  expect(check({ ...table, layout: 'compare' }, samplePage)).toMatchObject([
    { path: ['columns', 5] },
  ]);
});

test('only the first column may have no heading, and no row', () => {
  const columns = ['', 'A', ''].map((name) => ({ name }));
  const table = sectionExample<Table>('table', { columns, rows: [[true, false, '1']] });
  expect(check(table, samplePage)).toMatchObject([
    { path: ['columns', 2, 'name'] },
    { path: ['rows', 0, 0] },
  ]);
});

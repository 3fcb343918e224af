import { expect, test } from 'vitest';
import { renderSection, sectionExample } from '../../tests/renderSection.tsx';
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

test('compares up to five columns', () => {
  const columns = ['', 'A', 'B', 'C', 'D', 'E', 'F'].map((name) => ({ name }));
  const table = sectionExample<Table>('table', {
    columns,
    rows: [['Price', '1', '2', '3', '4', '5', '6']],
  });
  expect(check(table, samplePage)).toEqual([]);
  expect(check({ ...table, layout: 'compare' }, samplePage)).toMatchObject([
    { path: ['columns', 6] },
  ]);
});

test('a row with a single cell is the heading of the rows below it', () => {
  const table = sectionExample<Table>('table', {
    layout: 'compare',
    columns: [{ name: '' }, { name: 'A' }, { name: 'B' }],
    rows: [['Price', '1', '2'], ['Help'], ['Mail', true, false], ['Chat', false, true]],
  });
  expect(check(table, samplePage)).toEqual([]);
  const html = renderSection(table);
  expect(html.match(/<tbody>/g)).toHaveLength(2);
  expect(html).toContain('<tr><th scope="rowgroup" colSpan="3">Help</th></tr>');
  const rows = [['Help'], ['Mail'], ['Chat', true, false], ['Fax']];
  expect(check({ ...table, rows }, samplePage).map(({ path }) => path)).toEqual([
    ['rows', 0],
    ['rows', 3],
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

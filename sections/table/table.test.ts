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

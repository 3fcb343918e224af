import { expect, test } from 'vitest';
import { sectionSchemas } from '../../../renderer/sections/sectionSchemas.ts';
import type { FieldSchema } from '../../protocol/FieldSchema.ts';
import { findColumnNames, isTable, readCellText, showCell, takesMarks } from './tableCells.ts';

const table = sectionSchemas.table as FieldSchema;
const rows = table.properties?.rows as FieldSchema;

test('finds tables and the names of their columns by their schemas', () => {
  expect(isTable(rows)).toBe(true);
  expect(isTable(table.properties?.columns as FieldSchema)).toBe(false);
  const columns = [{ name: '' }, { name: 'Basic', highlight: true }, {}];
  expect(findColumnNames(table, { columns })).toEqual(['', 'Basic', '']);
  expect(findColumnNames(table, {})).toEqual([]);
  expect(findColumnNames(sectionSchemas.cards as FieldSchema, {})).toBeUndefined();
});

test('shows true and false as marks, and reads marks back', () => {
  expect(takesMarks(rows)).toBe(true);
  expect([true, false, 'Yes', undefined].map(showCell)).toEqual(['✓', '–', 'Yes', '']);
  const read = (text: string) => readCellText(text, rows.items as FieldSchema);
  expect(['✓', '–', '-', 'Yes', '', 'true'].map(read)).toEqual([
    true,
    false,
    false,
    'Yes',
    '',
    'true',
  ]);
  expect(readCellText('✓', { items: { type: 'string' } })).toBe('✓');
});

import { createContext } from 'react';
import type { FieldSchema } from '../../protocol/FieldSchema.ts';

/** The names of the columns of the tables of a mapping: those of its list of columns. */
export const ColumnNames = createContext<readonly string[]>([]);

/** Whether a schema is for rows of cells. */
export function isTable({ type, items }: FieldSchema): boolean {
  return type === 'array' && items?.type === 'array' && takesText(items.items);
}

/** Whether a cell can be a text, perhaps besides other values. */
export function takesText(schema: FieldSchema | undefined): boolean {
  return schema?.type === 'string' || schema?.anyOf?.some(takesText) === true;
}

/** Whether cells may be true or false, which pages show as marks. */
export function takesMarks({ items }: FieldSchema): boolean {
  return items?.items?.anyOf?.some(({ type }) => type === 'boolean') === true;
}

/** Finds the names of columns beside a table: of the list whose entries have names. */
export function findColumnNames(
  { properties = {} }: FieldSchema,
  value: Readonly<Record<string, unknown>>,
): string[] | undefined {
  if (!Object.values(properties).some(isTable)) return undefined;
  const key = Object.keys(properties).find((one) => properties[one]?.items?.properties?.name);
  const columns = key === undefined ? undefined : value[key];
  return Array.isArray(columns) ? columns.map((column) => String(column?.name ?? '')) : [];
}

/** Returns the text that stands for a cell. */
export function showCell(cell: unknown): string {
  if (typeof cell === 'boolean') return cell ? '✓' : '–';
  return String(cell ?? '');
}

/** Reads the typed text of a cell. */
export function readCellText(text: string, row: FieldSchema): string | boolean {
  if (!takesMarks({ items: row })) return text;
  return text === '✓' ? true : text === '–' || text === '-' ? false : text;
}

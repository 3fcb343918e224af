import { readBoolean, readNumber } from '../_shared/tables/index.ts';

/** The keywords of a JSON Schema for the values of a column. */
export interface ColumnType {
  type?: 'string' | 'number' | 'boolean' | 'array' | 'object';
  format?: 'moment' | 'email';
  items?: ColumnType;
}

/**
 * Proposes a type that all values of a column have. Numbers that begin with 0, such as `007`, are texts.
 *
 * @param separator of the table
 */
export function proposeType(values: readonly unknown[], separator: string): ColumnType {
  if (values.length === 0) return { type: 'string' };
  if (values.every((value) => Array.isArray(value)))
    return { type: 'array', items: proposeType(values.flat(), separator) };
  const [kind = 'string', ...others] = new Set(values.map((value) => typeof value));
  if (others.length > 0) return {};
  if (kind !== 'string') return { type: kind as 'number' | 'boolean' | 'object' };
  const texts = values.map((value) => String(value).trim());
  if (texts.every((text) => /^\d{4}-\d\d-\d\d$|^\d{1,2}\.\d{1,2}\.\d{4}$/.test(text)))
    return { type: 'string', format: 'moment' };
  if (texts.every((text) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)))
    return { type: 'string', format: 'email' };
  const isNumber = (text: string) =>
    !/^[+-]?0\d|^\+/.test(text) && readNumber(text, separator) !== undefined;
  if (texts.every(isNumber)) return { type: 'number' };
  const isWord = (text: string) => !/^\d$/.test(text) && readBoolean(text) !== undefined;
  return { type: texts.every(isWord) ? 'boolean' : 'string' };
}

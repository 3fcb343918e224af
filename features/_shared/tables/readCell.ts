import { readNumber } from './readNumber.ts';

/** What a row schema says about a value of a cell. */
export interface CellSchema {
  type?: string | readonly string[];
  format?: string;
  enum?: readonly unknown[];
  items?: CellSchema;
  properties?: Readonly<Record<string, CellSchema>>;
}

/**
 * Returns the value of a cell as its schema wants it. A text that is no such value stays a text, which
 * the schema then rejects. An empty cell has no value.
 *
 * @param separator of the table: files with `;` write decimals with a comma
 */
export function readCell(text: string, schema: CellSchema, separator: string): unknown {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  const types = [schema.type ?? typesOf(schema.enum)].flat();
  if (types.includes('array'))
    return splitList(text).map((item) => readCell(item, schema.items ?? {}, separator));
  if (types.includes('boolean')) {
    const isTrue = readBoolean(trimmed);
    if (isTrue !== undefined) return isTrue;
  }
  if (types.includes('number') || types.includes('integer')) {
    const number = readNumber(trimmed, separator);
    if (number !== undefined) return number;
  }
  return /^(?:moment|date)$/.test(schema.format ?? '') ? toIsoDate(trimmed) : text;
}

/** Splits a cell into the values of a list: by its line breaks, or else by commas. */
export function splitList(text: string): string[] {
  return text
    .split(text.includes('\n') ? '\n' : ',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

function typesOf(choices: readonly unknown[] | undefined): readonly string[] {
  return choices?.map((choice) => typeof choice) ?? [];
}

/** Words for yes and no that spreadsheets and people write, in the languages of the product. */
export const booleanWords: readonly (readonly [yes: string, no: string])[] = [
  ['true', 'false'],
  ['yes', 'no'],
  ['1', '0'],
  ['x', ''],
  ['wahr', 'falsch'],
  ['ja', 'nein'],
  ['vrai', 'faux'],
  ['oui', 'non'],
  ['verdadero', 'falso'],
  ['sí', 'no'],
  ['vero', 'falso'],
  ['sì', 'no'],
];

/** Returns the boolean that a cell says in words; undefined for other texts. */
export function readBoolean(text: string): boolean | undefined {
  const word = text.toLowerCase();
  const pair = booleanWords.find((words) => words.includes(word));
  return word === '' ? undefined : pair && pair[0] === word;
}

/** Turns the day `31.12.2026`, as spreadsheets write it, into `2026-12-31`; other texts stay. */
function toIsoDate(text: string): string {
  const [, day = '', month = '', year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? [];
  return year === undefined ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

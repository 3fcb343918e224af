import { toSlug } from '../../../base/text/toSlug.ts';
import { transliterate } from '../../../base/text/transliterate.ts';

/**
 * Returns the path of the column that a cell of the header names: `First name` is the column `firstName`,
 * `image.alt` the key `alt` of the column `image`. An empty cell names none.
 */
export function nameColumn(header: string): string[] | undefined {
  const name = header.trim();
  if (name === '') return undefined;
  if (/^[a-z_][\w-]*(?:\.[a-z_][\w-]*)*$/.test(name)) return name.split('.');
  const words = toSlug(name, transliterate);
  return [words === '' ? name : words.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase())];
}

/** Returns the key of a row by a text: by its column `key` as it is, or by its first column. */
export function nameRow(text: string): string {
  return toSlug(text, transliterate);
}

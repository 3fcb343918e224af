import { isMapping } from '../../base/values/isMapping.ts';
import type { RowBindings } from './expressions/Scope.ts';

/** Returns the name of the row or value that a route ends with, such as `/authors/{{ author.key }}`. */
export function getRowName(route: string, rows: RowBindings): string | undefined {
  const [, name = ''] = /\/\{\{\s*(\w+)[^{}]*\}\}$/.exec(route) ?? [];
  const { row, value } = rows.get(name) ?? {};
  if (!isMapping(value)) return undefined;
  const names = (row ? nameColumns : ['value']).map((column) => value[column]);
  const found = names.find((one) => typeof one === 'string' && one.trim() !== '');
  // A text with `{{ }}` or Markdown says something else on the page.
  return typeof found === 'string' && !/[{}*_`[\]]/.test(found) ? found : undefined;
}

/** Columns by which authors name rows. */
const nameColumns = ['name', 'title', 'headline', 'label', 'question'];

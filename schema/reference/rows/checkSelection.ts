import type { Static } from 'typebox';
import type { Problem } from '../../diagnostics/Problem.ts';
import { unknownColumn } from '../../rules/reference/expressions.ts';
import { impossibleCondition } from '../../rules/reference/impossible-condition.ts';
import { explainPredicate } from '../../shape/messages/explainPredicate.ts';
import type { listSchema } from '../../vocabulary/list.ts';
import type { YamlLocation } from '../../yaml/YamlLocation.ts';
import type { Collection } from './Collection.ts';
import { getColumnSchema } from './getColumnSchema.ts';

/** The keys of a list, or of `each`, that name columns. */
export type RowSelection = Pick<Static<typeof listSchema>, 'where' | 'sort' | 'skip' | 'limit'>;

/** Checks that the columns of a selection exist and that its conditions can hold. */
export function checkSelection(
  { where = {}, sort = [] }: RowSelection,
  collection: Collection,
  at: YamlLocation,
): Problem[] {
  const problems: Problem[] = [];
  const locate = (...path: (string | number)[]): YamlLocation => ({
    file: at.file,
    path: [...at.path, ...path],
  });
  for (const [column, test] of Object.entries(where)) {
    const unknown = explainColumn(column, collection, {
      ...locate('where', column),
      part: 'key',
    });
    if (unknown) {
      problems.push(unknown);
      continue;
    }
    const fault = explainPredicate(column, test, getColumnSchema(collection, column));
    if (fault)
      problems.push(impossibleCondition(fault, { at: locate('where', column, ...fault.path) }));
  }
  for (const [index, term] of [sort].flat().entries()) {
    const column = term.replace(/^-/, '');
    const place = locate('sort', ...(Array.isArray(sort) ? [index] : []));
    const unknown = explainColumn(column, collection, {
      ...place,
      part: { text: column, occurrence: 0 },
    });
    if (unknown) problems.push(unknown);
  }
  return problems;
}

/** Explains that a collection has no such column; returns undefined if it may have it. */
export function explainColumn(
  column: string,
  { name, columns, rows }: Collection,
  at: YamlLocation,
): Problem | undefined {
  const known = columns ?? [...new Set([...rows.values()].flatMap((row) => Object.keys(row)))];
  if (column === 'key' || known.includes(column) || known.length === 0) return undefined;
  return unknownColumn(column, name, at, known);
}

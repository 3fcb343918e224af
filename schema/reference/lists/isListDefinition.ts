import { isMapping } from '../../../base/values/isMapping.ts';

/** Whether a value in the place of a list is meant to take its entries from rows. */
export function isListDefinition(value: unknown): value is Record<string, unknown> {
  return isMapping(value) && marks.some((key) => Object.hasOwn(value, key));
}

const marks = ['from', 'where', 'sort', 'limit', 'skip', 'as'];

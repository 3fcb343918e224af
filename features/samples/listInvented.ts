import { isMapping } from '../../base/values/isMapping.ts';
import { isSample, type YamlPath } from '../../schema/vocabulary.ts';
import { findInvented } from './findInvented.ts';

/** An invented address or number, and the path of its text; `text` is undefined for a marked sample. */
export interface Invented {
  text: string | undefined;
  path: YamlPath;
}

/**
 * Lists the invented addresses and numbers in content as it is in a file, and what is marked as a
 * sample. Drafts and code do not count.
 */
export function listInvented(value: unknown, path: YamlPath = []): Invented[] {
  if (typeof value === 'string') return findInvented(value).map((text) => ({ text, path }));
  if (Array.isArray(value))
    return value.flatMap((item, index) => listInvented(item, [...path, index]));
  if (!isMapping(value) || value.draft === true) return [];
  if (isSample(value)) return [{ text: undefined, path: [...path, 'sample'] }];
  return Object.entries(value).flatMap(([key, item]) =>
    key === 'code' ? [] : listInvented(item, [...path, key]),
  );
}

/** Whether content has any of what `listInvented` lists. */
export function hasInvented(value: unknown): boolean {
  if (typeof value === 'string') return findInvented(value).length > 0;
  if (Array.isArray(value)) return value.some(hasInvented);
  if (!isMapping(value) || value.draft === true) return false;
  return (
    isSample(value) || Object.keys(value).some((key) => key !== 'code' && hasInvented(value[key]))
  );
}

import { diffWords } from '../../../base/text/diffWords.ts';
import type { ValueChange } from '../../_shared/changes/index.ts';

/** Compares named values. */
export function compareValues(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): ValueChange[] {
  const names = new Set([...after.keys(), ...before.keys()]);
  return [...names].flatMap((name) => compareValue(name, before.get(name), after.get(name)));
}

/** Compares two versions of a value. An empty value counts as none. */
export function compareValue(name: string, old = '', next = ''): ValueChange[] {
  if (old === next) return [];
  const isText = old.includes(' ') && next.includes(' ');
  return [
    {
      name,
      ...(old && { old }),
      ...(next && { new: next }),
      ...(isText && { words: diffWords(old, next) }),
    },
  ];
}

import { isMapping } from '../../../base/values/isMapping.ts';
import type { Message, WordsByLocale } from '../../messages/Message.ts';

/** Returns the content of words.yaml without everything that is no word. */
export function listUsableWords(content: unknown): WordsByLocale {
  return mapEntries(content, (groups) =>
    mapEntries(groups, (words) => mapEntries(words, (word) => (isWord(word) ? word : undefined))),
  );
}

function mapEntries<Value>(
  mapping: unknown,
  change: (value: unknown) => Value | undefined,
): Record<string, Value> {
  const entries = Object.entries(isMapping(mapping) ? mapping : {}).flatMap(([key, value]) => {
    const changed = change(value);
    return changed === undefined ? [] : [[key, changed] as const];
  });
  return Object.fromEntries(entries);
}

function isWord(value: unknown): value is Message {
  if (typeof value === 'string') return true;
  return (
    isMapping(value) &&
    typeof value.other === 'string' &&
    Object.values(value).every((form) => typeof form === 'string')
  );
}

import fc from 'fast-check';
import { formatMarkdown } from '../../editor/text/formatMarkdown.ts';
import type { YamlPath } from '../../schema/yaml/YamlLocation.ts';
import { fraction } from './fraction.ts';

/** A random choice of typing, which `concreteTyping` applies to the content of a file. */
export interface TypingChoice {
  /** Fractions that choose the file, the text and the place in it. */
  file: number;
  text: number;
  position: number;
  keys: string;
  /** How many of the typed characters are erased again. */
  erased: number;
  format: 'bold' | 'emphasis' | 'list' | undefined;
}

/** Generates typing with the characters that YAML and Markdown treat in a special way. */
export const typingChoices: fc.Arbitrary<TypingChoice> = fc.record({
  file: fraction,
  text: fraction,
  position: fraction,
  keys: fc.string({
    unit: fc.constantFrom(...'abc .,:#-\'"*[](){}&|>\n'),
    minLength: 1,
    maxLength: 6,
  }),
  erased: fc.nat({ max: 6 }),
  format: fc.constantFrom(undefined, undefined, 'bold', 'emphasis', 'list'),
});

/** Returns a text of a content, and its values key by key; undefined if no text has several words. */
export function concreteTyping(
  root: unknown,
  { text, position, keys, erased, format }: TypingChoice,
): { path: YamlPath; values: string[] } | undefined {
  const texts = listTexts(root, []);
  const [path, before] = texts[Math.floor(text * texts.length)] ?? [];
  if (!path || before === undefined) return undefined;
  const at = Math.floor(position * before.length);
  const typed = (count: number) => before.slice(0, at) + keys.slice(0, count) + before.slice(at);
  const values = Array.from(keys, (_, index) => typed(index + 1));
  for (let count = keys.length - 1; count >= Math.max(0, keys.length - erased); count--)
    values.push(typed(count));
  const last = values.at(-1) ?? before;
  if (format)
    values.push(formatMarkdown({ text: last, from: 0, to: last.length }, { kind: format }).text);
  return { path, values };
}

function listTexts(value: unknown, path: YamlPath): [YamlPath, string][] {
  if (typeof value === 'string') return / /.test(value) ? [[path, value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, inner]) => listTexts(inner, [...path, key]));
}

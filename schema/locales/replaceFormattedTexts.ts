import type { TextFormat } from '../reference/expressions/FormattedTexts.ts';
import type { Branch } from '../reference/lists/FieldIndex.ts';
import { isListDefinition } from '../reference/lists/isListDefinition.ts';
import type { YamlPath } from '../yaml/YamlLocation.ts';

/** Returns the replacement of a text at a path; the path must be copied to be kept. */
export type ReplaceText = (text: string, path: YamlPath, format: TextFormat) => string;

/**
 * Replaces the texts of an unresolved value that visitors read, in the order of the value. What has no
 * text to replace is returned as the same object.
 *
 * @param branch where the schema of the value has texts
 */
export function replaceFormattedTexts<Value>(
  value: Value,
  branch: Branch,
  replace: ReplaceText,
  path: (string | number)[] = [],
): Value {
  return replaceIn(value, branch, replace, path) as Value;
}

function replaceIn(
  value: unknown,
  branch: Branch,
  replace: ReplaceText,
  path: (string | number)[],
): unknown {
  if (typeof value === 'string') {
    const format = branch.formats.find((name) => readableFormats.has(name));
    return format ? replace(value, path, format) : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const { keys, each } = branch;
  const isDefinition = each !== undefined && isListDefinition(value);
  let copy: Record<string | number, unknown> | undefined;
  const entries = Array.isArray(value) ? value.keys() : Object.keys(value);
  for (const key of entries) {
    const others = isDefinition && key !== 'as' ? undefined : each;
    const inner = (typeof key === 'string' ? keys.get(key) : undefined) ?? others;
    if (!inner) continue;
    const before = (value as Record<string | number, unknown>)[key];
    path.push(key);
    const after = replaceIn(before, inner, replace, path);
    path.pop();
    if (after === before) continue;
    copy ??= (Array.isArray(value) ? [...value] : { ...value }) as Record<string | number, unknown>;
    copy[key] = after;
  }
  return copy ?? value;
}

/** The formats of texts that visitors read: neither paths and links nor names of forms. */
const readableFormats: ReadonlySet<TextFormat> = new Set<TextFormat>([
  'alt',
  'article',
  'line',
  'markdown',
  'plain',
]);

/** Whether a text has a letter outside of `{{ }}`. */
export function hasWords(text: string): boolean {
  return /\p{L}/u.test(text.includes('{{') ? text.replaceAll(/\{\{.*?\}\}/gs, '') : text);
}

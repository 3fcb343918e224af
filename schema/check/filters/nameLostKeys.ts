import type { TSchema } from 'typebox';
import { isMapping } from '../../../base/values/isMapping.ts';
import type { Problem, TextLocation } from '../../diagnostics/Problem.ts';
import { isColonInText } from '../../rules/yaml/colon-in-text.ts';
import { pageSchema } from '../../vocabulary/page.ts';
import { explainLostBreak } from '../../yaml/recovery/explainLostBreak.ts';
import { SourceFile } from '../../yaml/source/SourceFile.ts';

/**
 * Explains a colon in a text as the one of a key that lost its line break, if the section type, or the
 * page, has that key: the parser of YAML knows only the keys that the file has elsewhere.
 *
 * @param sections the schemas of the section types, by name
 */
export function nameLostKeys(
  problems: readonly Problem[],
  sections: Readonly<Record<string, TSchema>>,
): Problem[] {
  return problems.map((problem) => {
    const { rule, at } = problem;
    if (!isColonInText({ rule }) || !('from' in at) || !(at.file instanceof SourceFile))
      return problem;
    return explainKey({ ...at, file: at.file }, sections) ?? problem;
  });
}

function explainKey(
  { file, from }: TextLocation & { file: SourceFile },
  sections: Readonly<Record<string, TSchema>>,
): Problem | undefined {
  const { line } = file.position(from);
  const text = file.line(line);
  // In brackets, a comma is missing as well.
  if (/[[{]/.test(text)) return undefined;
  const margin = /^\s*(?:- +)*/.exec(text)?.[0].length ?? 0;
  const colon = /:\s/.exec(text)?.index ?? 0;
  const keys = listKeysAt(file, line, margin, sections);
  const start = from - file.position(from).column + 1 + colon + 2;
  return explainLostBreak(file, line, start, (name) => keys.has(name));
}

/** Lists the keys that the mapping of a line may have, by the `type:` above it. */
function listKeysAt(
  file: SourceFile,
  line: number,
  margin: number,
  sections: Readonly<Record<string, TSchema>>,
): Set<string> {
  for (let above = line; above > 0; above--) {
    const [, before = '', type = ''] =
      /^(\s*(?:- +)*)type: +["']?([\w-]+)/.exec(file.line(above)) ?? [];
    const schema = type && before.length <= margin ? sections[type] : undefined;
    if (schema) return collectKeys(schema, before.length < margin);
    if (/^ {2}["']?\//.test(file.line(above))) break;
  }
  return collectKeys(pageSchema, false);
}

/** @param isNested whether the keys of the values count as well */
function collectKeys(schema: unknown, isNested: boolean, keys = new Set<string>()): Set<string> {
  if (Array.isArray(schema)) for (const item of schema) collectKeys(item, isNested, keys);
  if (!isMapping(schema)) return keys;
  for (const [name, value] of Object.entries(schema)) {
    if (name === 'properties' && isMapping(value))
      for (const key of Object.keys(value)) keys.add(key);
    if (isNested)
      collectKeys(name === 'properties' ? Object.values(value as object) : value, true, keys);
  }
  return keys;
}

import { isMap, type Node, type Pair, type YAMLMap, type YAMLSeq } from 'yaml';
import type { Problem } from '../diagnostics/Problem.ts';
import { duplicateKey } from '../rules/yaml/duplicate-key.ts';
import { unquotedExpression } from '../rules/yaml/unquoted-expression.ts';
import { syntaxError } from '../rules/yaml/yaml-syntax.ts';
import { getKey } from './getKey.ts';
import { pairsByKey } from './pairsByKey.ts';
import { isKeyElsewhere } from './recovery/lines.ts';
import type { SourceFile } from './source/SourceFile.ts';

/** Explains a key that its mapping has twice. */
export function explainDuplicate(
  source: SourceFile,
  pair: Pair,
  key: string,
  siblings: readonly Pair[],
): Problem {
  const first = (pairsByKey(siblings).get(key)?.key ?? pair.key) as Node;
  const { line } = source.position(first.range?.[0] ?? 0);
  return duplicateKey(key, line, getLocation(source, pair.key as Node));
}

/**
 * Whether a mapping is `{{ name }}` without quotes, which has a mapping as its only key, or
 * `{name.column}`, whose only key has a dot and no value.
 */
export function isTemplate(node: YAMLMap): boolean {
  const [only, ...more] = node.items as Pair[];
  if (!node.flow || !only || more.length > 0 || only.value) return false;
  return isMap(only.key) || /^[A-Za-z]\w*(?:\.\w+)+$/.test(getKey(only) ?? '');
}

/** Returns the pairs of `[ key: value, other: value ]`, which YAML reads as a list of mappings. */
export function getBracketedPairs(source: SourceFile, list: YAMLSeq): Pair[] | undefined {
  if (!list.flow || list.items.length < 2) return undefined;
  const pairs = list.items.flatMap((item) =>
    isMap(item) && item.items.length === 1 && source.text[item.range?.[0] ?? 0] !== '{'
      ? (item.items as Pair[])
      : [],
  );
  const keys = new Set(pairs.map(getKey));
  const { line } = source.position(list.range?.[0] ?? 0);
  const areKeys = [...keys].every((key) => key && isKeyElsewhere(source, key, line));
  return areKeys && keys.size === list.items.length ? pairs : undefined;
}

export function wrongBrackets(source: SourceFile, list: YAMLSeq): Problem {
  const at = getLocation(source, list);
  const text = `{${source.text.slice(at.from + 1, at.to - 1)}}`;
  return syntaxError({
    message: 'A mapping is in braces; square brackets are around a list.',
    hint: `write \`${text.replace(/\s+/g, ' ')}\``,
    at,
    fix: [{ at, text }],
  });
}

/** Returns the mapping inside `{{ key: value }}`, which has one pair of braces too many. */
export function getDoubledMap(node: YAMLMap): YAMLMap | undefined {
  const inner = (node.items[0] as Pair).key;
  return isMap(inner) && (inner.items as Pair[]).some(({ value }) => value) ? inner : undefined;
}

export function doubledBraces(source: SourceFile, node: YAMLMap): Problem {
  const at = getLocation(source, node);
  const raw = source.text.slice(at.from, at.to);
  const text = raw.replace(/^\{\s*\{/, '{').replace(/\}\s*\}$/, '}');
  return syntaxError({
    message: 'A mapping has one pair of braces; two insert a value into a text.',
    hint: `write \`${text}\``,
    at,
    fix: [{ at, text }],
  });
}

/** Returns the intended text too, so that its expression can be checked as well. */
export function unquotedTemplate(
  source: SourceFile,
  node: YAMLMap,
): { text: string; problem: Problem } {
  const at = getLocation(source, node);
  const raw = source.text.slice(at.from, at.to);
  const text = raw.startsWith('{{') ? raw : `{{ ${raw.slice(1, -1).trim()} }}`;
  const problem: Problem = unquotedExpression({
    message:
      raw === text
        ? 'Put a text that starts with `{{` in quotes; YAML reads the braces as a mapping.'
        : `\`${raw}\` needs two braces on each side, and quotes.`,
    hint: `write "${text}"`,
    at,
    fix: [{ at, text: `"${text}"` }],
  });
  return { text, problem };
}

/** Locates a node. */
export function getLocation(source: SourceFile, node: Node | null) {
  const [from, to] = node?.range ?? [0, 0];
  return { file: source, from, to };
}

import { type Alias, isMap, type Node, type Pair, type YAMLMap, type YAMLSeq } from 'yaml';
import type { Problem } from '../diagnostics/Problem.ts';
import { getKey } from './getKey.ts';
import { pairsByKey } from './pairsByKey.ts';
import { isKeyElsewhere } from './recovery/lines.ts';
import type { SourceFile } from './source/SourceFile.ts';

/** The deepest nesting of values that is read. */
export const maxDepth = 100;

export function duplicateKey(
  source: SourceFile,
  pair: Pair,
  key: string,
  siblings: readonly Pair[],
): Problem {
  const first = pairsByKey(siblings).get(key);
  const firstKey = (first?.key ?? pair.key) as Node;
  const { line } = source.position(firstKey.range?.[0] ?? 0);
  return {
    rule: 'duplicate-key',
    message: `\`${key}\` is set twice; it was first set on line ${line}.`,
    hint: 'remove or rename one of the two',
    at: getLocation(source, pair.key as Node),
  };
}

export function mergeKey(source: SourceFile, pair: Pair): Problem {
  return {
    rule: 'merge-key',
    message: 'The merge key `<<` has no effect in YAML 1.2.',
    hint: 'write out the keys, or create a block and `use:` it',
    at: getLocation(source, pair.key as Node),
  };
}

export function keyNotText(source: SourceFile, pair: Pair): Problem {
  return {
    rule: 'key-not-text',
    message: 'Keys must be text.',
    hint: 'write a name without brackets before the colon',
    at: getLocation(source, (pair.key ?? pair.value) as Node),
  };
}

/**
 * @param isInside whether the alias is inside the value of its own anchor
 * @param suggestion the name of an anchor with a similar name
 * @param isCertain whether a fix may replace the name by the suggestion
 */
export function undefinedAnchor(
  source: SourceFile,
  alias: Alias,
  {
    isInside,
    suggestion,
    isCertain,
  }: { isInside: boolean; suggestion: string | undefined; isCertain: boolean },
): Problem {
  const at = getLocation(source, alias);
  if (isInside)
    return {
      rule: 'undefined-anchor',
      message: `The alias \`*${alias.source}\` is inside the value that it repeats.`,
      hint: 'move the alias out of the value',
      at,
    };
  return {
    rule: 'undefined-anchor',
    message: `No anchor \`&${alias.source}\` is defined before this alias.`,
    hint: suggestion
      ? `did you mean "*${suggestion}"?`
      : 'if the asterisk is part of the text, put the text in quotes',
    at,
    ...(suggestion && isCertain && { fix: [{ at, text: `*${suggestion}` }] }),
  };
}

export function unusedAnchor(source: SourceFile, node: Node, name: string): Problem {
  const from = source.text.lastIndexOf(`&${name}`, node.range?.[0] ?? 0);
  return {
    rule: 'unused-anchor',
    message: `The anchor \`&${name}\` is never used.`,
    hint: `remove it, or repeat the value elsewhere with \`*${name}\``,
    at: { file: source, from, to: from + name.length + 1 },
  };
}

export function nestedTooDeep(source: SourceFile, node: Node | null): Problem {
  return {
    rule: 'nested-too-deep',
    message: `Values are nested more than ${maxDepth} levels deep.`,
    hint: 'look for extra brackets or hyphens',
    at: getLocation(source, node),
  };
}

export function tooManyAliases(source: SourceFile, alias: Alias): Problem {
  return {
    rule: 'alias-bomb',
    message: 'The aliases in this file expand to millions of values.',
    hint: 'write out the values; aliases inside aliases multiply',
    at: getLocation(source, alias),
  };
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
  return {
    rule: 'yaml-syntax',
    message: 'A mapping is in braces; square brackets are around a list.',
    hint: `write \`${text.replace(/\s+/g, ' ')}\``,
    at,
    fix: [{ at, text }],
  };
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
  return {
    rule: 'yaml-syntax',
    message: 'A mapping has one pair of braces; two insert a value into a text.',
    hint: `write \`${text}\``,
    at,
    fix: [{ at, text }],
  };
}

/** Returns the intended text too, so that its expression can be checked as well. */
export function unquotedTemplate(
  source: SourceFile,
  node: YAMLMap,
): { text: string; problem: Problem } {
  const at = getLocation(source, node);
  const raw = source.text.slice(at.from, at.to);
  const text = raw.startsWith('{{') ? raw : `{{ ${raw.slice(1, -1).trim()} }}`;
  const problem: Problem = {
    rule: 'unquoted-expression',
    message:
      raw === text
        ? 'Put a text that starts with `{{` in quotes; YAML reads the braces as a mapping.'
        : `\`${raw}\` needs two braces on each side, and quotes.`,
    hint: `write "${text}"`,
    at,
    fix: [{ at, text: `"${text}"` }],
  };
  return { text, problem };
}

function getLocation(source: SourceFile, node: Node | null) {
  const [from, to] = node?.range ?? [0, 0];
  return { file: source, from, to };
}

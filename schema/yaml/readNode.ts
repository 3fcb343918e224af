import {
  type Alias,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  type Scalar,
  type YAMLMap,
} from 'yaml';
import { getSpellingSuggestion } from '../diagnostics/getSpellingSuggestion.ts';
import type { Problem } from '../diagnostics/Problem.ts';
import { findScalarTrap } from './findScalarTrap.ts';
import { findUnusableCharacter } from './findUnusableCharacter.ts';
import type { Reading } from './parseYaml.ts';

/**
 * Turns the nodes of a parsed file into plain values in one walk, and notes on the way what YAML
 * allows but no author means: duplicate keys, `<<`, keys that are not text, odd scalars, anchors
 * unused or undefined, nesting without end. Sets `file.value`, `file.aliases` and adds problems.
 * What could not be read is undefined.
 */
export function readNode(file: Reading, root: Node): void {
  const anchors = new Map<string, Anchor>();
  let unfolding: Alias | undefined;
  let unfolded = 0;

  file.value = read(root, 0, true);
  if (!file.broken) for (const anchor of anchors.values()) reportUnused(anchor);

  function read(node: unknown, depth: number, own: boolean): unknown {
    if (depth > maxDepth) return tooDeep(node as Node);
    if (unfolding && ++unfolded > maxUnfolded) return tooMany(unfolding);
    if (isAlias(node)) return readAlias(node, depth);
    const anchor = own ? declareAnchor(node as Node) : undefined;
    const value = readContent(node, depth, own);
    if (anchor) anchor.done = true;
    return value;
  }

  function readContent(node: unknown, depth: number, own: boolean): unknown {
    if (isScalar(node)) {
      const problem = own
        ? (findUnusableCharacter(file.source, node) ?? findScalarTrap(file.source, node))
        : undefined;
      if (problem) file.problems.push(problem);
      return node.value;
    }
    if (isSeq(node))
      return node.items.map((item) => (isUnread(item) ? undefined : read(item, depth + 1, own)));
    if (!isMap(node)) return null;
    return isTemplate(node) ? readTemplate(node) : readMap(node.items as Pair[], depth, own);
  }

  function isUnread(item: unknown): boolean {
    const [from = 0] = file.unread.size > 0 ? ((item as Node | null)?.range ?? []) : [];
    return from > 0 && file.unread.has(file.source.text.lastIndexOf('-', from - 1));
  }

  function readMap(items: Pair[], depth: number, own: boolean): Record<string, unknown> {
    const result: Record<string, unknown> = {};
    for (const pair of items) {
      const key = keyOf(pair);
      if (key === undefined) {
        if (own) reportKey(pair);
        continue;
      }
      const problem =
        own && isScalar(pair.key) ? findUnusableCharacter(file.source, pair.key) : undefined;
      if (problem) file.problems.push(problem);
      if (own && Object.hasOwn(result, key)) reportDuplicate(pair, key, items);
      else if (own && key === '<<') reportMerge(pair);
      const value = read(pair.value, depth + 1, own);
      if (key === '<<') continue;
      if (key === '__proto__') Object.defineProperty(result, key, { value, enumerable: true });
      else result[key] = value;
    }
    return result;
  }

  function readAlias(node: Alias, depth: number): unknown {
    const anchor = anchors.get(node.source);
    if (!anchor?.done) {
      // It may stand in an entry that could not be read.
      if (!anchor && file.partial && file.source.text.includes(`&${node.source}`)) return undefined;
      const near = anchor ? undefined : getSpellingSuggestion(node.source, anchors.keys());
      const meant = near === undefined ? undefined : anchors.get(near);
      if (meant) meant.used = true;
      report('undefined-anchor', node, {
        message: anchor
          ? `The alias \`*${node.source}\` is inside the value that it repeats.`
          : `No anchor \`&${node.source}\` is defined before this alias.`,
        hint: anchor
          ? 'move the alias out of the value'
          : near
            ? `did you mean "*${near}"?`
            : 'if the asterisk is part of the text, put the text in quotes',
        ...(near && { fix: `*${near}` }),
      });
      return `*${node.source}`;
    }
    anchor.used = true;
    file.aliases.set(node, anchor.node);
    const outermost = unfolding === undefined;
    unfolding ??= node;
    const value = read(anchor.node, depth, false);
    if (outermost) unfolding = undefined;
    return value;
  }

  function declareAnchor(node: Node): Anchor | undefined {
    const name = (node as Scalar | null)?.anchor;
    if (!name) return undefined;
    const previous = anchors.get(name);
    if (previous) reportUnused(previous);
    const anchor = { name, node, used: false, done: false };
    anchors.set(name, anchor);
    return anchor;
  }

  function reportUnused(anchor: Anchor): void {
    // What uses it may stand in what could not be read.
    if (anchor.used || (file.partial && file.source.text.includes(`*${anchor.name}`))) return;
    const start = anchor.node.range?.[0] ?? 0;
    const from = file.source.text.lastIndexOf(`&${anchor.name}`, start);
    file.problems.push({
      rule: 'unused-anchor',
      message: `The anchor \`&${anchor.name}\` is never used.`,
      hint: `remove it, or repeat the value elsewhere with \`*${anchor.name}\``,
      at: { file: file.source, from, to: from + anchor.name.length + 1 },
    });
  }

  function reportDuplicate(pair: Pair, key: string, items: Pair[]): void {
    const first = items.find((other) => keyOf(other) === key);
    const firstKey = (first?.key ?? pair.key) as Node;
    const firstAt = file.source.position(firstKey.range?.[0] ?? 0);
    report('duplicate-key', pair.key as Node, {
      message: `\`${key}\` is set twice; it was first set on line ${firstAt.line}.`,
      hint: 'remove or rename one of the two',
    });
  }

  function reportMerge(pair: Pair): void {
    report('merge-key', pair.key as Node, {
      message: 'The merge key `<<` has no effect in YAML 1.2.',
      hint: 'write out the keys, or create a block and `use:` it',
    });
  }

  function reportKey(pair: Pair): void {
    report('key-not-text', (pair.key ?? pair.value) as Node, {
      message: 'Keys must be text.',
      hint: 'put the key in quotes',
    });
  }

  /** What was meant is the text: it is read as such, so that its expression is checked too. */
  function readTemplate(node: YAMLMap): string {
    const [from, to] = node.range ?? [0, 0];
    const text = file.source.text.slice(from, to);
    const at = { file: file.source, from, to };
    file.problems.push({
      rule: 'unquoted-expression',
      message: 'Put a text that starts with `{{` in quotes; YAML reads the braces as a mapping.',
      hint: `write "${text}"`,
      at,
      fix: [{ at, text: `"${text}"` }],
    });
    return text;
  }

  function tooDeep(node: Node): undefined {
    file.broken = true;
    if (!file.problems.some((problem) => problem.rule === 'nested-too-deep'))
      report('nested-too-deep', node, {
        message: `Values are nested more than ${maxDepth} levels deep.`,
        hint: 'look for extra brackets or hyphens',
      });
  }

  function tooMany(node: Node): undefined {
    file.broken = true;
    if (!file.problems.some((problem) => problem.rule === 'alias-bomb'))
      report('alias-bomb', node, {
        message: 'The aliases in this file expand to millions of values.',
        hint: 'write out the values; aliases inside aliases multiply',
      });
  }

  function report(
    rule: Problem['rule'],
    node: Node | null,
    { message, hint, fix }: { message: string; hint: string; fix?: string },
  ): void {
    const [from, to] = node?.range ?? [0, 0];
    const at = { file: file.source, from, to };
    file.problems.push({ rule, message, hint, at, ...(fix && { fix: [{ at, text: fix }] }) });
  }
}

/** The key of a pair as text; undefined when it is a list, a mapping or nothing. */
export function keyOf(pair: Pair): string | undefined {
  const { key } = pair;
  if (!isScalar(key)) return undefined;
  if (key.value === null) return key.source ? key.source : undefined;
  return typeof key.value === 'string' ? key.value : (key.source ?? String(key.value));
}

/** `{{ name }}` without quotes: a mapping in braces whose only key is one, too. */
function isTemplate(node: YAMLMap): boolean {
  const [only, ...more] = node.items as Pair[];
  return node.flow === true && more.length === 0 && isMap(only?.key) && !only.value;
}

interface Anchor {
  name: string;
  node: Node;
  used: boolean;
  done: boolean;
}

const maxDepth = 100;
const maxUnfolded = 1_000_000;

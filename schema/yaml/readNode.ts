import {
  type Alias,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  type Scalar,
} from 'yaml';
import { getSpellingSuggestion } from '../../base/text/getSpellingSuggestion.ts';
import { getCertainCorrection } from '../diagnostics/getCertainCorrection.ts';
import type { Problem } from '../diagnostics/Problem.ts';
import { aliasInItself, undefinedAnchor, unusedAnchor } from '../rules/yaml/anchors.ts';
import { maxDepth, nestedTooDeep, tooManyAliases } from '../rules/yaml/nesting.ts';
import { textAfterHash } from '../rules/yaml/text-after-hash.ts';
import { keyNotText, mergeKey } from '../rules/yaml/unusable-keys.ts';
import { findLeftoverMarks } from './findLeftoverMarks.ts';
import { findScalarTrap } from './findScalarTrap.ts';
import { findUnusableCharacter } from './findUnusableCharacter.ts';
import { getKey } from './getKey.ts';
import { joinTextPieces } from './joinTextPieces.ts';
import type { MutableYamlFile } from './MutableYamlFile.ts';
import {
  doubledBraces,
  explainDuplicate,
  getBracketedPairs,
  getDoubledMap,
  getLocation,
  isTemplate,
  unquotedTemplate,
  wrongBrackets,
} from './nodeProblems.ts';
import { templateTag } from './recovery/explainLeftover.ts';
import { endOfLine } from './recovery/lines.ts';
import { repairKeys } from './repairKeys.ts';
import type { SourceFile } from './source/SourceFile.ts';
import { splitJoinedItems } from './splitJoinedItems.ts';

/**
 * Converts the nodes of a parsed file to plain values: sets `file.value` and `file.aliases`. In the
 * same walk adds problems for valid YAML that is never intended: duplicate keys, `<<`, keys that
 * are not text, ambiguous scalars, unused and undefined anchors, endless nesting. Values that could
 * not be parsed become undefined.
 */
export function readNode(file: MutableYamlFile, root: Node): void {
  const { source, problems } = file;
  const anchors = new Map<string, Anchor>();
  /** The outermost alias whose value is being read. */
  let expandedAlias: Alias | undefined;
  let expandedCount = 0;
  let markedNames: Set<string> | undefined;

  file.value = read(root, 0, true);
  if (!file.broken) for (const anchor of anchors.values()) reportIfUnused(anchor);

  /**
   * @param own whether the node is read in its own place, not through an alias
   * @param key key of the node in a mapping
   */
  function read(node: unknown, depth: number, own: boolean, key?: string): unknown {
    if (depth > maxDepth) return stop(nestedTooDeep(getLocation(source, node as Node)));
    if (expandedAlias && ++expandedCount > maxExpanded)
      return stop(tooManyAliases(getLocation(source, expandedAlias)));
    if (isAlias(node)) return readAlias(node, depth);
    const anchor = own ? declareAnchor(node as Node) : undefined;
    const value = readContent(node, depth, own, key);
    if (anchor) anchor.isComplete = true;
    return value;
  }

  function readContent(node: unknown, depth: number, own: boolean, key?: string): unknown {
    if (isScalar(node)) {
      const problem = own
        ? (findUnusableCharacter(source, node) ?? findScalarTrap(source, node))
        : undefined;
      if (problem) problems.push(problem);
      return node.value;
    }
    if (isSeq(node)) {
      const pairs = getBracketedPairs(source, node);
      if (pairs) {
        if (own) problems.push(wrongBrackets(source, node));
        return readMap(pairs, depth, own, key);
      }
      if (own) problems.push(...splitJoinedItems(source, node));
      return node.items.map((item) => (isUnparsed(item) ? undefined : read(item, depth + 1, own)));
    }
    if (!isMap(node)) return null;
    if (own) problems.push(...repairKeys(source, node), ...joinTextPieces(source, node));
    if (own && !isTemplate(node)) problems.push(...findLeftoverMarks(source, node));
    if (!isTemplate(node)) return readMap(node.items as Pair[], depth, own, key);
    const doubled = getDoubledMap(node);
    if (doubled) {
      if (own) problems.push(doubledBraces(source, node));
      return readMap(doubled.items as Pair[], depth, own, key);
    }
    const [from = 0, to] = node.range ?? [];
    const tag = /^\{\{[<%].*\}\}$/.exec(source.text.slice(from, to))?.[0];
    if (tag) {
      problems.push(templateTag(source, from, tag, true));
      return undefined;
    }
    const { text, problem } = unquotedTemplate(source, node);
    problems.push(problem);
    return text;
  }

  function isUnparsed(item: unknown): boolean {
    const { unparsedSections } = file;
    const [from = 0] = (unparsedSections && (item as Node | null)?.range) ?? [];
    return from > 0 && unparsedSections?.has(source.text.lastIndexOf('-', from - 1)) === true;
  }

  function readMap(
    items: Pair[],
    depth: number,
    own: boolean,
    parentKey?: string,
  ): Record<string, unknown> {
    const result: Record<string, unknown> = {};
    for (const pair of items) {
      const key = getKey(pair);
      if (key === undefined) {
        if (own) problems.push(keyNotText(getLocation(source, (pair.key ?? pair.value) as Node)));
        continue;
      }
      const problem =
        own && isScalar(pair.key) ? findUnusableCharacter(source, pair.key) : undefined;
      if (problem) problems.push(problem);
      if (own && Object.hasOwn(result, key))
        problems.push(explainDuplicate(source, pair, key, items));
      else if (own && key === '<<') problems.push(mergeKey(getLocation(source, pair.key as Node)));
      const lost = own ? findLostText(source, pair) : undefined;
      if (lost) problems.push(lost);
      const value = isOff(pair, parentKey) ? 'off' : read(pair.value, depth + 1, own, key);
      if (key === '<<') continue;
      // An assignment would set the prototype.
      if (key === '__proto__') Object.defineProperty(result, key, { value, enumerable: true });
      else result[key] = value;
    }
    return result;
  }

  function readAlias(node: Alias, depth: number): unknown {
    const anchor = anchors.get(node.source);
    if (!anchor?.isComplete) {
      // The anchor may be in an entry that could not be parsed.
      if (!anchor && file.partial && isWritten(`&${node.source}`)) return undefined;
      const suggestion = anchor ? undefined : getSpellingSuggestion(node.source, anchors.keys());
      const intended = suggestion === undefined ? undefined : anchors.get(suggestion);
      if (intended) intended.isUsed = true;
      const at = getLocation(source, node);
      problems.push(
        anchor
          ? aliasInItself(node.source, at)
          : undefinedAnchor(node.source, at, {
              suggestion,
              isCertain: getCertainCorrection(node.source, anchors.keys()) !== undefined,
            }),
      );
      return `*${node.source}`;
    }
    anchor.isUsed = true;
    file.aliases.set(node, anchor.node);
    const isOutermost = expandedAlias === undefined;
    expandedAlias ??= node;
    const value = read(anchor.node, depth, false);
    if (isOutermost) expandedAlias = undefined;
    return value;
  }

  function declareAnchor(node: Node): Anchor | undefined {
    const name = (node as Scalar | null)?.anchor;
    if (!name) return undefined;
    const previous = anchors.get(name);
    if (previous) reportIfUnused(previous);
    const anchor = { name, node, isUsed: false, isComplete: false };
    anchors.set(name, anchor);
    return anchor;
  }

  function reportIfUnused({ name, node, isUsed }: Anchor): void {
    // An alias may be in an entry that could not be parsed.
    if (isUsed || (file.partial && isWritten(`*${name}`))) return;
    const from = source.text.lastIndexOf(`&${name}`, node.range?.[0] ?? 0);
    problems.push(unusedAnchor(name, { file: source, from, to: from + name.length + 1 }));
  }

  /** Whether the file has the name of an anchor or alias, with its mark, also where it was not parsed. */
  function isWritten(markedName: string): boolean {
    markedNames ??= new Set(source.text.match(/[&*][^\s,[\]{}]+/g));
    return markedNames.has(markedName);
  }

  /** Gives up on the file; reports each reason once. */
  function stop(reason: Problem): undefined {
    file.broken = true;
    if (!problems.some(({ rule }) => rule === reason.rule)) problems.push(reason);
  }
}

/** Whether a pair is a setting of `checks:` that is `off`, a word that is never a trap there. */
function isOff({ value }: Pair, parentKey: string | undefined): boolean {
  return parentKey === 'checks' && isScalar(value) && value.value === 'off';
}

interface Anchor {
  name: string;
  node: Node;
  isUsed: boolean;
  /** Whether the value of the anchor was read to its end. */
  isComplete: boolean;
}

const maxExpanded = 1_000_000;

/** Reports a key whose value starts with `#`, which makes all of it a comment. */
function findLostText(source: SourceFile, { key, value }: Pair): Problem | undefined {
  if (!isScalar(value) || value.value !== null || value.source) return undefined;
  const [from = 0, to = 0] = (key as Node).range ?? [];
  const rest = source.text.slice(to, endOfLine(source, to));
  const text = /^:\s+(#(?:[\p{L}\d]|#{1,5} \S).*)$/u.exec(rest)?.[1];
  if (!text) return undefined;
  const start = to + rest.indexOf(text);
  return textAfterHash({
    message: `YAML reads \`${text}\` as a comment, so the key has no value.`,
    hint: 'put the text in quotes',
    at: { file: source, from, to },
    ...(!/["\\]/.test(text) && {
      fix: [{ at: { file: source, from: start, to: start + text.length }, text: `"${text}"` }],
    }),
  });
}

import { isMap, isScalar, isSeq, type Node, type Scalar } from 'yaml';
import type { YamlPath } from '../../../schema/vocabulary.ts';
import { EditError } from './EditError.ts';
import { isFlow } from './FlowCollection.ts';
import { replaceScalar } from './replaceScalar.ts';
import { diffTexts } from './TextPatch.ts';
import { applySplice } from './TextSplice.ts';
import type { YamlEdit } from './YamlEdit.ts';
import { type FoundNode, YamlText } from './YamlText.ts';

/**
 * Writes a text as it is on disk, before it is set. While an author types, some of the values need
 * another style, such as quotes after a final space; the next value must not inherit that style.
 * Returns undefined if the text on disk cannot be found.
 */
export function restoreStyle(
  yaml: YamlText,
  { path, value }: Extract<YamlEdit, { kind: 'set' }>,
  savedText: string,
): YamlText | undefined {
  if (yaml.text === savedText || typeof value !== 'string') return undefined;
  try {
    const saved = YamlText.parse(savedText);
    const found = yaml.find(path);
    const neighbours = new Set(found && listNeighbours(yaml, found));
    const original = findOriginal(saved, { path, value, neighbours });
    if (!found || !isWritten(found.node) || !original || !isWritten(original.node))
      return undefined;
    if (isFlow(found.parent) !== isFlow(original.parent)) return undefined;
    const [from, to] = original.node.range;
    const source = saved.text.slice(from, to).replaceAll('\r\n', '\n');
    return YamlText.parse(applySplice(yaml.text, replaceScalar(yaml, found, source)));
  } catch (error) {
    if (error instanceof EditError) return undefined;
    throw error;
  }
}

/**
 * Finds the text on disk from which a value was typed: the one at its path, unless the same key of
 * another section or item has more in common with it, because entries were moved or added.
 */
function findOriginal(
  saved: YamlText,
  { path, value, neighbours }: { path: YamlPath; value: string; neighbours: ReadonlySet<string> },
): FoundNode | undefined {
  const rate = (found: FoundNode) => ({
    found,
    shared: listNeighbours(saved, found).filter((text) => neighbours.has(text)).length,
    overlap: measureOverlap(found, value),
  });
  const [atPath] = [saved.find(path) ?? []].flat().map(rate);
  const others = expandPaths(saved.document.contents, path)
    .flatMap((other) => saved.find(other) ?? [])
    .map(rate)
    .sort((a, b) => b.shared - a.shared || b.overlap - a.overlap);
  const isBetter = ({ shared, overlap }: ReturnType<typeof rate>) =>
    overlap > 0 &&
    (shared > (atPath?.shared ?? 0) ||
      (overlap > (atPath?.overlap ?? 0) && overlap * 2 >= value.length));
  return others.find(isBetter)?.found ?? atPath?.found;
}

/** Lists the other entries of the section or item in which a text is, as they are written. */
function listNeighbours({ text }: YamlText, { parent, pair }: FoundNode): string[] {
  if (!isMap<Scalar, Node | null>(parent)) return [];
  return parent.items
    .filter((other) => other !== pair)
    .map(({ key, value }) => text.slice(key.range?.[0], (value ?? key).range?.[1]));
}

/** Lists the paths of a file that differ from a path in the indexes of lists only. */
function expandPaths(node: Node | null, [step, ...rest]: YamlPath): YamlPath[] {
  if (step === undefined) return [[]];
  if (isSeq<Node>(node) && typeof step === 'number')
    return node.items.flatMap((item, index) =>
      expandPaths(item, rest).map((tail) => [index, ...tail]),
    );
  if (!isMap<Scalar, Node | null>(node)) return [];
  const pair = node.items.find(({ key }) => String(key.value) === String(step));
  return pair ? expandPaths(pair.value, rest).map((tail) => [step, ...tail]) : [];
}

/** Counts the characters that two texts have in common at their beginning and end. */
function measureOverlap({ node }: FoundNode, value: string): number {
  const text = isScalar(node) ? String(node.value) : '';
  return text.length - diffTexts(text, value).before.length;
}

/** Whether a node is a scalar that has a text. */
function isWritten(node: Node | null): node is Scalar & { range: [number, number, number] } {
  return (
    isScalar(node) &&
    node.range !== null &&
    node.range !== undefined &&
    node.range[0] < node.range[1]
  );
}

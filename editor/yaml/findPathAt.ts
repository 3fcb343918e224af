import { isMap, isSeq, type Node } from 'yaml';
import { keyText, YamlText } from '../../features/_shared/yamlEdits/index.ts';
import { outlineEntries, outlineTopLevel } from '../../schema/index.ts';
import type { YamlPath } from '../../schema/vocabulary.ts';

/**
 * Finds the value that contains an offset of a YAML text. Undefined for none, or where all of the text
 * would have to be valid and is not.
 *
 * @returns its path; that of its page or block, which is then unreadable, if that is not valid YAML
 */
export function findPathAt(
  text: string,
  offset: number,
): { path: YamlPath; isUnreadable: boolean } | undefined {
  const contains = ({ from, to }: { from: number; to: number }) => from <= offset && offset < to;
  const holder = outlineTopLevel(text).find(contains);
  const isOfEntries = holder?.key === 'pages' || holder?.key === 'blocks';
  const entry = isOfEntries ? outlineEntries(text, holder)?.find(contains) : undefined;
  if (!entry || entry.key === undefined || holder?.key === undefined) {
    const path = readPath(text, offset);
    return path && path.length > 0 ? { path, isUnreadable: false } : undefined;
  }
  const path = readPath(text.slice(entry.from, entry.to), offset - entry.from);
  if (!path) return { path: [holder.key, entry.key], isUnreadable: true };
  return {
    path: path.length > 0 ? [holder.key, ...path] : [holder.key, entry.key],
    isUnreadable: false,
  };
}

/** Returns the path of the value at an offset; undefined if the text is not valid YAML. */
function readPath(text: string, offset: number): YamlPath | undefined {
  try {
    return descend(new YamlText(text).document.contents, offset);
  } catch {
    return undefined;
  }
}

function descend(node: Node | null, offset: number): (string | number)[] {
  const startsBefore = (one: unknown) => ((one as Node | null)?.range?.[0] ?? Infinity) <= offset;
  if (isMap<Node, Node | null>(node)) {
    const pair = node.items.findLast(({ key }) => startsBefore(key));
    return pair ? [keyText(pair.key), ...descend(pair.value, offset)] : [];
  }
  if (isSeq<Node>(node)) {
    const index = node.items.findLastIndex(startsBefore);
    return index < 0 ? [] : [index, ...descend(node.items[index] ?? null, offset)];
  }
  return [];
}

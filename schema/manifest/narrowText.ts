import { findValueBelow, outlineBlock } from '../yaml/outline.ts';
import type { TextSpan } from '../yaml/source/TextSpan.ts';
import type { YamlPath } from '../yaml/YamlLocation.ts';

/** A text that contains a value at its original offsets, and little else. */
interface NarrowedText {
  text: string;
  /** The path of the value in this text: its index in a list changes. */
  path: YamlPath;
}

/**
 * Turns everything into comments that is not needed to locate a value, so that parsing takes a
 * fraction of the time: other keys, and other items of the first list on the path.
 *
 * @param text valid YAML without anchors, in block style
 * @param onlyKey whether the value itself is not needed either
 */
export function narrowText(text: string, path: YamlPath, onlyKey: boolean): NarrowedText {
  const kept: TextSpan[] = [];
  const newPath = [...path];
  let span: TextSpan = { from: 0, to: text.length };
  let isListReached = false;
  for (const [depth, key] of path.entries()) {
    const children = outlineBlock(text, span);
    const index = children?.isList ? Number(key) : -1;
    const child = children?.isList
      ? children.entries[index]
      : children?.entries.find((entry) => entry.key === String(key));
    if (!child) break;
    if (children?.isList) newPath[depth] = 0;
    span = child;
    isListReached = children?.isList ?? false;
    if (isListReached) break;
    const below = findValueBelow(text, child);
    if (below === undefined) break;
    const isLast = depth === path.length - 1;
    if (isLast && !onlyKey) break;
    kept.push({ from: child.from, to: below });
    span = { from: below, to: isLast ? below : child.to };
  }
  return { text: commentOut(text, [...kept, span]), path: newPath };
}

/** Turns the lines outside of spans into comments of the same length. */
function commentOut(text: string, kept: readonly TextSpan[]): string {
  let result = '';
  for (const { from, to } of kept) result += comment(from - result.length) + text.slice(from, to);
  return result;
}

function comment(length: number): string {
  return length > 0 ? `${'#'.repeat(length - 1)}\n` : '';
}

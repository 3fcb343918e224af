import type { TextPatch } from '../../../features/_shared/yamlEdits/index.ts';

/** Changes that were made together: a patch for each file. */
interface Change {
  patches: Record<string, TextPatch>;
}

/**
 * Moves one of many changes, which were made one after another, to their end: as if it had been made
 * last. The result leads to the same texts.
 *
 * @param toMade returns the patch that was made for a patch of a change, and the other way round
 * @returns undefined if a later change is of the same characters
 */
export function moveToEnd<Item extends Change>(
  changes: readonly Item[],
  index: number,
  toMade: (patch: TextPatch) => TextPatch,
): Item[] | undefined {
  const moved = [...changes];
  let one = moved.splice(index, 1)[0] as Item;
  for (let place = index; place < moved.length; place++) {
    const swapped = swap(one, moved[place] as Item, toMade);
    if (!swapped) return undefined;
    [moved[place], one] = swapped;
  }
  return [...moved, one];
}

/** Swaps two changes that follow each other; undefined if both are of the same characters. */
function swap<Item extends Change>(
  first: Item,
  second: Item,
  toMade: (patch: TextPatch) => TextPatch,
): [Item, Item] | undefined {
  const files = Object.keys(first.patches).filter((file) => Object.hasOwn(second.patches, file));
  if (files.length === 0) return [second, first];
  const [one, other] = [{ ...first.patches }, { ...second.patches }];
  for (const file of files) {
    const [made, madeNext] = [one[file] as TextPatch, other[file] as TextPatch].map(toMade);
    const swapped = swapPatches(made as TextPatch, madeNext as TextPatch);
    if (!swapped) return undefined;
    [other[file], one[file]] = swapped.map(toMade) as [TextPatch, TextPatch];
  }
  return [
    { ...second, patches: other },
    { ...first, patches: one },
  ];
}

function swapPatches(first: TextPatch, second: TextPatch): [TextPatch, TextPatch] | undefined {
  const grown = (patch: TextPatch) => patch.after.length - patch.before.length;
  if (second.at + second.before.length <= first.at)
    return [second, { ...first, at: first.at + grown(second) }];
  if (second.at >= first.at + first.after.length)
    return [{ ...second, at: second.at - grown(first) }, first];
  return undefined;
}

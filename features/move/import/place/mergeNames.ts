import { toSlug } from '../../../../base/text/toSlug.ts';
import { transliterate } from '../../../../base/text/transliterate.ts';

/**
 * Finds the spelling of each tag or category: of names that share an address, such as Oak and oak, the one
 * that most articles have, or the first.
 *
 * @returns written → the spelling for all
 */
export function mergeNames(lists: readonly (readonly string[])[]): Map<string, string> {
  const counts = new Map<string, number>();
  for (const name of lists.flat()) counts.set(name, (counts.get(name) ?? 0) + 1);
  const best = new Map<string, string>();
  const slugOf = (name: string) => toSlug(name, transliterate) || name;
  for (const [name, count] of counts) {
    const other = best.get(slugOf(name));
    if (other === undefined || count > (counts.get(other) ?? 0)) best.set(slugOf(name), name);
  }
  return new Map([...counts.keys()].map((name) => [name, best.get(slugOf(name)) ?? name]));
}

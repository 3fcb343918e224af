import { getSimilarity } from '../../../base/lists/getSimilarity.ts';
import { groupBy } from '../../../base/lists/groupBy.ts';
import { splitWords } from '../../../base/text/diffWords.ts';
import type { Content } from './readContent.ts';

/** The properties by which sections are matched. */
export interface MatchedSection {
  id: string | undefined;
  title: string;
  content: Content;
  /** The same for sections with the same content. */
  key: string;
}

/**
 * Finds which section of a new page was which section of the old one: equal sections first, then those
 * with the same anchor, then the most similar ones.
 *
 * @returns index of each new section → index of the old one
 */
export function matchSections(
  before: readonly MatchedSection[],
  after: readonly MatchedSection[],
): Map<number, number> {
  const matches = new Map<number, number>();
  const free = new Set(before.keys());
  const match = (newIndex: number, oldIndex: number | undefined) => {
    if (oldIndex === undefined) return;
    matches.set(newIndex, oldIndex);
    free.delete(oldIndex);
  };
  const matchBy = (getName: (section: MatchedSection) => string | undefined) => {
    const named = groupBy(
      [...free].filter((index) => getName(before[index] as MatchedSection)),
      (index) => getName(before[index] as MatchedSection),
    );
    for (const indexes of named.values()) indexes.reverse();
    for (const [index, section] of after.entries())
      if (!matches.has(index)) match(index, named.get(getName(section))?.pop());
  };
  matchBy(({ key }) => key);
  matchBy(({ id }) => id);
  const words = new Map([...before, ...after].map((section) => [section, listWords(section)]));
  const unmatched = [...after.entries()].filter(([index]) => !matches.has(index));
  // Comparing each with each would grow with the square of the sections.
  const isLarge = free.size * unmatched.length > 900;
  const candidates = unmatched
    .flatMap(([newIndex, next]) => {
      const near = isLarge ? listAround(newIndex).filter((index) => free.has(index)) : [...free];
      return near.map((oldIndex) => {
        const old = before[oldIndex] as MatchedSection;
        const texts = getSimilarity(words.get(old) ?? [], words.get(next) ?? []);
        const kinds = getSimilarity(old.content.kinds, next.content.kinds);
        const isInPlace =
          (matches.get(newIndex - 1) ?? -1) === oldIndex - 1 ||
          (matches.get(newIndex + 1) ?? before.length) === oldIndex + 1;
        const score = 0.6 * texts + 0.4 * kinds + (isInPlace ? 0.15 : 0);
        return { newIndex, oldIndex, score };
      });
    })
    .filter(({ score }) => score > 0.5)
    .sort((first, second) => second.score - first.score);
  for (const { newIndex, oldIndex } of candidates)
    if (!matches.has(newIndex) && free.has(oldIndex)) match(newIndex, oldIndex);
  return matches;
}

/** Lists an index and its neighbours. */
function listAround(index: number): number[] {
  return Array.from({ length: 31 }, (_, at) => index + at - 15);
}

function listWords({ content }: MatchedSection): string[] {
  const texts = [...content.texts, ...content.pictures.filter(({ text }) => text)];
  return texts.flatMap(({ text }) => splitWords(text).filter((word) => /[\p{L}\p{N}]/u.test(word)));
}

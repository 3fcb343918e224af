import type { Query } from 'minisearch';
import { extractQueryWords } from './extractWords.ts';
import type { WordIndex } from './openWords.ts';
import type { PagesFile } from './SearchFile.ts';

/** A page that answers a query, with its parts that do. */
export interface FoundPage {
  href: string;
  title: string;
  description: string;
  parts: { href: string; heading: string }[];
}

/** The number of a page that answers a query. */
export interface RankedPage {
  page: number;
  /** Part → the scores of all words in it. */
  parts: Map<number, number>;
}

/**
 * Ranks the pages that answer a query, the best first. A word finds words that begin with it, words with a
 * typo, and other forms of the word. Pages with all words count more than pages with some of them, and words
 * in one part of a page count twice.
 *
 * @param getIndexes returns where to find a word
 * @param getPage returns the page of a part
 */
export function rankPages(
  query: string,
  getIndexes: (word: string) => readonly WordIndex[],
  getPage: (part: number) => number,
): RankedPage[] {
  const words = extractQueryWords(query);
  const found = new Map<number, Matches>();
  for (const [at, word] of words.entries()) {
    const asked = createQuery(word, at === words.length - 1);
    for (const index of getIndexes(word))
      for (const { id, score } of index.search(asked, { boost: { title: 4, heading: 2 } })) {
        const page = getPage(id);
        const matches = found.get(page) ?? { words: [], parts: new Map() };
        matches.words[at] = Math.max(matches.words[at] ?? 0, score);
        matches.parts.set(id, (matches.parts.get(id) ?? 0) + score);
        found.set(page, matches);
      }
  }
  return [...found]
    .map(([page, matches]) => ({
      page,
      parts: matches.parts,
      score: rate(matches, words.length),
    }))
    .sort((a, b) => b.score - a.score || a.page - b.page);
}

/** Returns what results show of a page. */
export function toFoundPage(
  { page, parts: scores }: RankedPage,
  { pages, parts }: PagesFile,
): FoundPage {
  const [href, title, description] = pages[page] ?? ['', '', ''];
  const answers = [...scores]
    .sort(([, a], [, b]) => b - a)
    .flatMap(([id]) => {
      const [, anchor, heading] = parts[id] ?? [];
      return anchor && heading ? { href: `${href}#${anchor}`, heading } : [];
    });
  return { href, title, description, parts: answers.slice(0, mostParts) };
}

/** What a page has of a query. */
interface Matches extends Pick<RankedPage, 'parts'> {
  /** The best score of each word. */
  words: number[];
}

function rate({ words, parts }: Matches, asked: number): number {
  const scores = Object.values(words);
  const sum = scores.reduce((total, score) => total + score, 0);
  return (sum + Math.max(...parts.values())) * (scores.length / asked) ** 2;
}

const mostParts = 3;

/** @param isLast whether the visitor may still be typing the word */
function createQuery(word: string, isLast: boolean): Query {
  // Too many words begin with one or two letters, except in scripts whose letters are pairs.
  const prefix = isLast || word.length > 2 || word > '\u{3000}';
  const query = { queries: [word], tokenize: (text: string) => [text], prefix };
  const stem = getStem(word);
  return {
    combineWith: 'OR',
    queries: [
      { ...query, fuzzy: countTypos(word), weights: { prefix: 0.5, fuzzy: 0.4 } },
      ...(stem === word ? [] : [{ ...query, queries: [stem], weights: { prefix: 0.2, fuzzy: 0 } }]),
      ...(countTypos(word) === 1
        ? [{ ...query, queries: listSwaps(word), prefix: false, boostTerm: () => 0.4 }]
        : []),
    ],
  };
}

/** Returns the beginning that other forms of a word share with it. */
export function getStem(word: string): string {
  return word.length < 5 ? word : word.slice(0, Math.max(4, word.length - 3));
}

/** Lists the words that a word with two letters in the wrong order may mean. */
export function listSwaps(word: string): string[] {
  return Array.from(word.slice(1), (next, at) => {
    return `${word.slice(0, at)}${next}${word[at]}${word.slice(at + 2)}`;
  });
}

/** Returns how many letters of a word may be wrong. */
export function countTypos(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

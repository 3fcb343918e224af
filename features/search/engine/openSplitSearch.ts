import { extractQueryWords } from './extractWords.ts';
import { countTypos, getStem, listSwaps, rankPages, toFoundPage } from './findPages.ts';
import { isSimilar } from './isSimilar.ts';
import { openWords, type WordIndex } from './openWords.ts';
import { mostShown, type Search } from './Search.ts';
import type { PagesFile, SplitSearchFile, WordsFile } from './SearchFile.ts';

/** Opens an index in several files, which are loaded when a query needs them. */
export function openSplitSearch(
  { version, partCounts, pagesPerFile, firstWords }: SplitSearchFile,
  load: (name: string) => Promise<unknown>,
): Search {
  const loading = new Map<string, Promise<unknown>>();
  const shown: PagesFile = { pages: [], parts: [] };
  const pageOfParts = partCounts.flatMap((count, page) => Array<number>(count).fill(page));

  return {
    async find(query) {
      const words = extractQueryWords(query);
      const found = await Promise.all(words.map(loadWord));
      const indexes = new Map(words.map((word, at) => [word, found[at] ?? []]));
      const ranked = rankPages(
        query,
        (word) => indexes.get(word) ?? [],
        (part) => pageOfParts[part] ?? 0,
      );
      const best = ranked.slice(0, mostShown);
      await Promise.all(best.map(({ page }) => loadPages(Math.floor(page / pagesPerFile))));
      return { count: ranked.length, pages: best.map((page) => toFoundPage(page, shown)) };
    },
  };

  /** Loads where a word, other forms of it, and otherwise the words that it may mean are. */
  async function loadWord(word: string): Promise<WordIndex[]> {
    const numbers = findFiles(getStem(word), word.length < 3 ? 1 : mostFiles);
    const exact = findFiles(word, 1);
    const indexes = await loadFiles([...numbers, ...exact]);
    if (countTypos(word) === 0 || indexes.some((index) => hasPrefix(index, word))) return indexes;
    const { words } = await loadOnce('spelling', (file) => file as WordsFile);
    const others = findSimilar(words.split('\n'), word).flatMap((one) => findFiles(one, 1));
    return loadFiles([...numbers, ...exact, ...others]);
  }

  /** Finds the files with the words that begin with a text. */
  function findFiles(prefix: string, most: number): number[] {
    return firstWords
      .map((_, index) => index)
      .filter((index) => {
        const next = firstWords[index + 1];
        const isBefore = next !== undefined && next <= prefix;
        return !isBefore && (firstWords[index] ?? '') <= `${prefix}\u{ffff}`;
      })
      .slice(0, most);
  }

  function loadFiles(numbers: readonly number[]): Promise<WordIndex[]> {
    return Promise.all(
      [...new Set(numbers)].map((number) =>
        loadOnce(`words-${number}`, (file) =>
          openWords((file as WordsFile).words, pageOfParts.length),
        ),
      ),
    );
  }

  function loadPages(number: number): Promise<void> {
    return loadOnce(`pages-${number}`, (file) => {
      const { pages, parts } = file as PagesFile;
      const first = number * pagesPerFile;
      for (const [index, page] of pages.entries()) shown.pages[first + index] = page;
      const firstPart = pageOfParts.indexOf(first);
      for (const [index, part] of parts.entries()) shown.parts[firstPart + index] = part;
    });
  }

  /** Loads a file once; again after a failure. */
  function loadOnce<T>(name: string, open: (file: unknown) => T): Promise<T> {
    let file = loading.get(name) as Promise<T> | undefined;
    if (!file) {
      file = load(`${name}.json?v=${version}`).then(open);
      loading.set(name, file);
      file.catch(() => loading.delete(name));
    }
    return file;
  }
}

function hasPrefix(index: WordIndex, word: string): boolean {
  return index.search(word, { tokenize: (text) => [text], prefix: true }).length > 0;
}

/** Finds the words that a misspelled word may mean: the nearest ones. */
function findSimilar(words: readonly string[], word: string): string[] {
  const swaps = new Set(listSwaps(word));
  for (let typos = 1; typos <= countTypos(word); typos++) {
    const similar = words.filter((one) => isSimilar(one, word, typos) || swaps.has(one));
    if (similar.length > 0) return similar.slice(0, mostMeant);
  }
  return [];
}

/** A text of a few letters begins more words than a visitor can mean. */
const mostFiles = 3;

/** How many corrections of a word are looked up. */
const mostMeant = 5;

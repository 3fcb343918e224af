import { rankPages, toFoundPage } from './findPages.ts';
import { openSplitSearch } from './openSplitSearch.ts';
import { openWords } from './openWords.ts';
import { mostShown, type Search } from './Search.ts';
import type { SearchFile, SplitSearchFile } from './SearchFile.ts';

/**
 * Opens the search index of a language.
 *
 * @param load loads another file of the index by its name
 */
export function openSearch(
  file: SearchFile | SplitSearchFile,
  load: (name: string) => Promise<unknown>,
): Search {
  if ('firstWords' in file) return openSplitSearch(file, load);
  const indexes = [openWords(file.words, file.parts.length)];
  return {
    async find(query) {
      const ranked = rankPages(
        query,
        () => indexes,
        (part) => file.parts[part]?.[0] ?? 0,
      );
      const pages = ranked.slice(0, mostShown).map((page) => toFoundPage(page, file));
      return { count: ranked.length, pages };
    },
  };
}

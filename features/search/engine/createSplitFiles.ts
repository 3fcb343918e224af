import { createHash } from 'node:crypto';
import { indexPages, type SearchPage } from './createSearchFile.ts';
import type { PagesFile, SplitSearchFile, WordsFile } from './SearchFile.ts';

/** How an index is split. */
export interface Split {
  wordFiles: number;
  pagesPerFile: number;
}

/** Returns the names of the files of a split index of pages, without `.json`. */
export function nameSplitFiles(pageCount: number, { wordFiles, pagesPerFile }: Split): string[] {
  const number = (name: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${name}-${index}`);
  const pageFiles = Math.ceil(pageCount / pagesPerFile);
  return [...number('words', wordFiles), ...number('pages', pageFiles), 'spelling'];
}

/**
 * Creates the index of pages in several files.
 *
 * @returns the first file, and the others by the names of `nameSplitFiles()`
 */
export function createSplitFiles(
  pages: readonly SearchPage[],
  { wordFiles, pagesPerFile }: Split,
): { first: SplitSearchFile; others: Map<string, string> } {
  const { lines, ...shown } = indexPages(pages);
  const words = splitLines(lines, wordFiles);
  const partCounts = pages.map(({ parts = [] }) => parts.length + 1);
  const others = new Map([
    ...words.map((group, index) => toFile(`words-${index}`, { words: group.join('\n') })),
    ...splitPages(shown, pagesPerFile).map((file, index) => toFile(`pages-${index}`, file)),
    toFile('spelling', { words: listSpellings(lines).join('\n') }),
  ]);
  const digest = createHash('sha256');
  for (const content of others.values()) digest.update(content);
  const first = {
    version: digest.digest('hex').slice(0, 8),
    partCounts,
    pagesPerFile,
    firstWords: words.map(([line = '']) => line.split(' ', 1)[0] ?? ''),
  };
  return { first, others };
}

function toFile(name: string, content: PagesFile | WordsFile): [string, string] {
  return [name, JSON.stringify(content)];
}

/** Splits lines into files of about equal size; the last files are empty if single lines are larger. */
function splitLines(lines: readonly string[], count: number): string[][] {
  const size = lines.reduce((sum, line) => sum + line.length + 1, 0) / count;
  const files: string[][] = Array.from({ length: count }, () => []);
  let before = 0;
  for (const line of lines) {
    files[Math.min(count - 1, Math.floor(before / size))]?.push(line);
    before += line.length + 1;
  }
  // Each file begins with a word, so that files are found by their first words.
  return [...files.filter((file) => file.length > 0), ...files.filter((file) => file.length === 0)];
}

function splitPages({ pages, parts }: PagesFile, pagesPerFile: number): PagesFile[] {
  const files: PagesFile[] = [];
  const getFile = (page: number) => {
    const index = Math.floor(page / pagesPerFile);
    files[index] ??= { pages: [], parts: [] };
    return files[index];
  };
  for (const [index, page] of pages.entries()) getFile(index).pages.push(page);
  for (const part of parts) getFile(part[0]).parts.push(part);
  return files;
}

/** Lists the words that a misspelled word may mean: those of titles, headings and several parts. */
function listSpellings(lines: readonly string[]): string[] {
  return lines.flatMap((line) => {
    const [word = '', title, heading, text = ''] = line.split(' ');
    const isFrequent = title || heading || text.includes(',');
    return isFrequent && /^\p{L}{4,20}$/u.test(word) ? word : [];
  });
}

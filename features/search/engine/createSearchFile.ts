import { type IndexedPart, indexWords } from './indexWords.ts';
import type { PagesFile, SearchFile } from './SearchFile.ts';

/** A page that visitors can find. */
export interface SearchPage {
  href: string;
  title: string;
  description: string;
  /** Its texts; absent if the index has titles and descriptions alone. */
  parts?: readonly SearchPart[];
}

/** A part of a page: the texts below an anchor, or all texts without one. */
export interface SearchPart {
  anchor?: string;
  heading?: string;
  text?: string;
}

/** Creates the index of pages. Equal pages in an equal order give an equal file. */
export function createSearchFile(pages: readonly SearchPage[]): SearchFile {
  const { lines, ...shown } = indexPages(pages);
  return { ...shown, words: lines.join('\n') };
}

/** Indexes pages: the lines of `indexWords()`, and what results show. */
export function indexPages(pages: readonly SearchPage[]): PagesFile & { lines: string[] } {
  const parts: PagesFile['parts'] = [];
  const indexed: IndexedPart[] = [];
  for (const [index, { title, description, parts: own = [] }] of pages.entries()) {
    parts.push([index]);
    indexed.push({ title, heading: '', text: description });
    for (const { anchor, heading = '', text = '' } of own) {
      parts.push(anchor ? [index, anchor, heading] : [index]);
      indexed.push({ title: '', heading, text });
    }
  }
  return {
    pages: pages.map(({ href, title, description }) => [href, title, description]),
    parts,
    lines: indexWords(indexed),
  };
}

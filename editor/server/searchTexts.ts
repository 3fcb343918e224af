import { toJsonPointer } from '../../schema/yaml/toJsonPointer.ts';
import type { SearchResult, SearchResults } from '../protocol.ts';

type Mapping = Record<string, unknown>;

/**
 * Finds the texts of a site that contain some words, whatever their case and accents.
 *
 * @param contents each file with its content
 */
export function searchTexts(
  contents: Iterable<{ file: string; value: unknown }>,
  words: string,
): SearchResults {
  const wanted = fold(words.trim());
  const answer: SearchResults = { found: [], total: 0 };
  if (wanted.length < 2) return answer;
  const blocks = new Map<string, unknown>();
  for (const { file, value } of contents) {
    for (const [name, block] of Object.entries((value as Mapping | undefined)?.blocks ?? {}))
      blocks.set(name, (block as Mapping | null)?.type);
    const visit = (inner: unknown, path: string[], section: string | undefined): void => {
      if (typeof inner === 'string') {
        const at = fold(inner).indexOf(wanted);
        if (at < 0 || technicalKeys.has(path.at(-1) ?? '')) return;
        answer.total++;
        if (answer.found.length < shownResults)
          answer.found.push({
            ...{ file, path: toJsonPointer(path), ...(section !== undefined && { section }) },
            ...excerpt(inner, at, at + wanted.length),
          });
      } else if (typeof inner === 'object' && inner !== null) {
        const { type, use } = inner as Mapping;
        const isSection = path[0] === 'pages' && path[2] === 'sections' && path.length === 4;
        const own = isSection ? String(type ?? blocks.get(String(use)) ?? '') : section;
        for (const [key, one] of Object.entries(inner)) visit(one, [...path, key], own);
      }
    };
    visit(value, [], undefined);
  }
  return answer;
}

/** Keys whose values are names of types and blocks. */
const technicalKeys = new Set(['type', 'use']);

/** How many results are shown: more letters find the others. */
const shownResults = 50;

/** Returns a text of the same length to compare: without case and accents, with spaces for line breaks. */
export function fold(text: string): string {
  return text
    .replaceAll(/[^\0-\x7f]/g, (letter) => letter.normalize('NFD').charAt(0))
    .replaceAll(/\s/g, ' ')
    .toLowerCase();
}

function excerpt(text: string, from: number, to: number): Pick<SearchResult, 'text' | 'match'> {
  const start = from > 40 ? text.lastIndexOf(' ', from - 25) + 1 : 0;
  const end = text.length - to > 60 ? to + 50 : text.length;
  const before = (start > 0 ? '…' : '') + text.slice(start, from);
  return {
    text: before + text.slice(from, end) + (end < text.length ? '…' : ''),
    match: [before.length, before.length + to - from],
  };
}

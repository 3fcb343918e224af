import { toJsonPointer } from '../../base/text/toJsonPointer.ts';
import type { YamlPath } from '../../schema/vocabulary.ts';
import type { SearchResult, SearchResults } from '../protocol/SearchResults.ts';
import { matchWords, replaceMatches } from '../yaml/commands/matchWords.ts';

type Mapping = Record<string, unknown>;

interface FileContent {
  file: string;
  value: unknown;
}

/**
 * Finds the texts of a site that contain some words, whatever their case and accents.
 *
 * @param contents each file with its content
 * @param listReplaceable lists the texts of a file that visitors read, which can be replaced
 */
export function searchTexts(
  contents: Iterable<FileContent>,
  words: string,
  listReplaceable: (content: FileContent) => YamlPath[],
): SearchResults {
  const answer: SearchResults = { found: [], total: 0, replaceable: 0 };
  if (words.trim().length < 2) return answer;
  const blocks = new Map<string, unknown>();
  for (const content of contents) {
    const { file, value } = content;
    let replaceableTexts: Set<string> | undefined;
    for (const [name, block] of Object.entries((value as Mapping | undefined)?.blocks ?? {}))
      blocks.set(name, (block as Mapping | null)?.type);
    const visit = (inner: unknown, path: string[], section: string | undefined): void => {
      if (typeof inner === 'string') {
        const [match] = matchWords(inner, words);
        if (!match || technicalKeys.has(path.at(-1) ?? '')) return;
        replaceableTexts ??= new Set(listReplaceable(content).map(toJsonPointer));
        const pointer = toJsonPointer(path);
        const isReplaceable =
          replaceableTexts.has(pointer) && replaceMatches(inner, words, '') !== inner;
        answer.total++;
        if (isReplaceable) answer.replaceable++;
        if (answer.found.length < shownResults)
          answer.found.push({
            file,
            path: pointer,
            ...(section !== undefined && { section }),
            ...excerpt(inner, ...match),
            isReplaceable,
          });
      } else if (typeof inner === 'object' && inner !== null) {
        const { type, use } = inner as Mapping;
        const isSection = path[0] === 'pages' && path[2] === 'sections' && path.length === 4;
        const innerSection = isSection ? String(type ?? blocks.get(String(use)) ?? '') : section;
        for (const [key, one] of Object.entries(inner)) visit(one, [...path, key], innerSection);
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

function excerpt(text: string, from: number, to: number): Pick<SearchResult, 'text' | 'match'> {
  const start = from > 40 ? text.lastIndexOf(' ', from - 25) + 1 : 0;
  const end = text.length - to > 60 ? to + 50 : text.length;
  const before = (start > 0 ? '…' : '') + text.slice(start, from);
  return {
    text: before + text.slice(from, end) + (end < text.length ? '…' : ''),
    match: [before.length, before.length + to - from],
  };
}

import { isDeepStrictEqual } from 'node:util';
import { readCommittedText } from '../../base/files/readCommittedText.ts';
import { isMapping } from '../../base/values/isMapping.ts';
import {
  EditError,
  readEntryLines,
  valueAt,
  YamlText,
} from '../../features/_shared/yamlEdits/index.ts';
import type { YamlPath } from '../../schema/vocabulary.ts';
import { matchEntries } from '../merge/matchEntries.ts';
import type { PageAddress } from '../protocol/PageAddress.ts';
import type { RestorableSection } from '../protocol/RestorableSection.ts';
import type { DraftSession } from './draft/DraftSession.ts';

/** Lists the sections of a page that were changed or removed since the last commit. */
export async function listSectionChanges(
  session: DraftSession,
  { file, key }: PageAddress,
): Promise<RestorableSection[]> {
  const before = (await readCommittedText(session.root, file)) ?? '';
  return compareSections(
    readSectionList(before, key),
    readSectionList(session.text(file), key),
  ).map(({ source, ...change }) => ({
    ...change,
    lines: readLines(before, ['pages', key, 'sections', source]),
  }));
}

/** Compares the sections of a page before and now, in their order now; `source` is the index before. */
export function compareSections(
  before: readonly unknown[],
  now: readonly unknown[],
): (Omit<RestorableSection, 'lines'> & { source: number })[] {
  const sources = matchSections(before, now);
  const changed = sources.flatMap((source, index) => {
    const value = source === undefined ? undefined : before[source];
    return source !== undefined && isMapping(value) && !isDeepStrictEqual(value, now[index])
      ? [{ kind: 'changed' as const, index, source, value }]
      : [];
  });
  const removed = before.flatMap((value, source) => {
    if (sources.includes(source) || !isMapping(value)) return [];
    // Below the nearest section above it that is still there.
    const above = sources.indexOf(
      before.findLastIndex((_, at) => at < source && sources.includes(at)),
    );
    return [{ kind: 'removed' as const, index: above + 1, source, value }];
  });
  return [...removed, ...changed].sort((a, b) => a.index - b.index);
}

/**
 * Finds out which section each one was. Where a section shares no word with the earlier one, it is the
 * earlier one of its type between the same neighbours: authors rewrite short sections as a whole.
 */
function matchSections(
  before: readonly unknown[],
  now: readonly unknown[],
): (number | undefined)[] {
  const sources = matchEntries(
    before.map((value) => ({ value })),
    now.map((value) => ({ value })),
  );
  for (const [index, value] of now.entries()) {
    if (sources[index] !== undefined || !isMapping(value)) continue;
    const isKnown = (source: number | undefined) => source !== undefined;
    const above = sources.slice(0, index).findLast(isKnown) ?? -1;
    const below = sources.slice(index + 1).find(isKnown) ?? before.length;
    const found = before.findIndex(
      (earlier, at) =>
        at > above &&
        at < below &&
        !sources.includes(at) &&
        isMapping(earlier) &&
        earlier.type !== undefined &&
        earlier.type === value.type,
    );
    if (found >= 0) sources[index] = found;
  }
  return sources;
}

/** Returns a section as it is written, with its comments; undefined where it shares its line with others. */
function readLines(text: string, path: YamlPath): string[] | undefined {
  try {
    return readEntryLines(new YamlText(text), path, { comment: true });
  } catch (error) {
    if (error instanceof EditError) return undefined;
    throw error;
  }
}

/** Returns the sections of a page in a manifest; none where it is not valid YAML. */
function readSectionList(text: string, key: string): unknown[] {
  try {
    const sections = valueAt(new YamlText(text).value, ['pages', key, 'sections']);
    return Array.isArray(sections) ? sections : [];
  } catch {
    return [];
  }
}

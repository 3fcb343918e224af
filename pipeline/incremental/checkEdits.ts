import { type EntryChecker, listLocations, PageKeys } from '../../schema/index.ts';
import type { CachedOutput, CachedPage } from '../cache/CachedPage.ts';
import type { BuildState } from '../cache/readBuildState.ts';
import type { EditedEntry } from './findEditedEntries.ts';

/** An edited entry whose page has the same facts and warnings as before. */
export interface CheckedEdit {
  entry: EditedEntry;
  page: CachedPage;
  /** Cache keys of the page. */
  keys: { before: string; after: string };
  previousOutput: CachedOutput;
}

/**
 * Checks the pages of edited entries.
 *
 * @returns undefined when the edit of an entry may affect other pages, or causes or fixes one
 */
export function checkEdits(
  entries: readonly EditedEntry[],
  checker: EntryChecker,
  { codeHash, buildCache }: BuildState,
): CheckedEdit[] | undefined {
  const pageKeys = new PageKeys(codeHash, checker.siteContext);
  const edits: CheckedEdit[] = [];
  for (const entry of entries) {
    const edit = checkEdit(entry, checker, { pageKeys, site: buildCache.site });
    if (!edit) return undefined;
    edits.push(edit);
  }
  return edits;
}

function checkEdit(
  entry: EditedEntry,
  checker: EntryChecker,
  { pageKeys, site }: { pageKeys: PageKeys; site: BuildState['buildCache']['site'] },
): CheckedEdit | undefined {
  const { digests } = entry;
  const toKey = (digest: string) => pageKeys.pageKey(digest, new Map());
  const keys = { before: toKey(digests.before), after: toKey(digests.after) };
  const [cached, previousOutput] = [site.pages.get(keys.before), site.outputs[keys.before]];
  if (!cached || !previousOutput) return undefined;
  const { pages, bindings } = checker.check(entry);
  const [checked] = pages;
  // An entry with rows or variants has other pages too.
  if (!checked || JSON.stringify([site.bindings[digests.before], bindings]) !== '[{},{}]')
    return undefined;
  const page = { ...checked, blocks: pageKeys.blocksKey(checked.facts) };
  // Of other texts, the checker knows parts, without their lines.
  const places = [cached, page].flatMap(({ problems = [] }) => problems.flatMap(listLocations));
  const isSame = places.every(({ text }) => !text) && seenByOthers(page) === seenByOthers(cached);
  return isSame ? { entry, page, keys, previousOutput } : undefined;
}

/** Returns what other pages, site rules and reports know of a page, as JSON. */
function seenByOthers({ facts, blocks, problems = [] }: CachedPage): string {
  const found = problems.map(({ at, related, fix, ...problem }) => [
    problem,
    at.path,
    related?.map(({ message }) => message),
    fix?.map(({ text }) => text),
  ]);
  return JSON.stringify([facts, blocks, found]);
}

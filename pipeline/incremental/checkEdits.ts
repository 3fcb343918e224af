import {
  type EntryChecker,
  listLocations,
  PageKeys,
  type StoredProblem,
} from '../../schema/index.ts';
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
  // Pages in other languages show the same entry, and a rule compares it with its translations.
  if (checker.siteContext.context.catalogues.size > 0) return undefined;
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
  const { before, after } = entry.digests;
  const key = pageKeys.pageKey(before, new Map());
  const [cached, previousOutput] = [site.pages.get(key), site.outputs[key]];
  const cachedBindings = site.bindings[before];
  if (!cachedBindings || Object.keys(cachedBindings).length > 0) return undefined;
  if (!cached || !previousOutput) return undefined;
  const { pages, bindings } = checker.check(entry);
  const [checked] = pages;
  if (!checked || Object.values(bindings).some((rows) => rows !== undefined)) return undefined;
  const { facts } = checked;
  // The cached facts were JSON before, so both sides are compared as JSON.
  if (JSON.stringify(facts) !== JSON.stringify(cached.facts)) return undefined;
  if (!hasSameProblems(cached.problems ?? [], checked.problems ?? [])) return undefined;
  if (pageKeys.blocksKey(facts) !== cached.blocks) return undefined;
  const keys = { before: key, after: pageKeys.pageKey(after, new Map()) };
  const page = { ...checked, blocks: cached.blocks };
  return { entry, page, keys, previousOutput };
}

/** Whether an edit neither causes nor fixes a warning, wherever they are. */
function hasSameProblems(
  before: readonly StoredProblem[],
  after: readonly StoredProblem[],
): boolean {
  const withoutLocations = (problems: readonly StoredProblem[]) =>
    JSON.stringify(
      problems.map(({ at, related, fix, ...problem }) => [
        problem,
        at.path,
        related?.map(({ message }) => message),
        fix?.map(({ text }) => text),
      ]),
    );
  const locations = [...before, ...after].flatMap(listLocations);
  return (
    withoutLocations(before) === withoutLocations(after) && locations.every(({ text }) => !text)
  );
}

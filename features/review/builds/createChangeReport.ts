import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildRecord, createPageWeigher } from '../../../pipeline/index.ts';
import type { Diagnostic } from '../../../schema/vocabulary.ts';
import type { ChangeReport, PageReport } from '../../_shared/changes/index.ts';
import { comparePages } from '../comparison/comparePages.ts';
import { explainChanges } from './explainChanges.ts';
import { readRedirect } from './readRedirect.ts';
import { toRoute } from './toRoute.ts';

/** A build of a site, to be compared with another one. */
export interface ComparedBuild {
  /** Folder of the output. */
  output: string;
  record: BuildRecord;
  /** Undefined if they are unknown. */
  diagnostics: readonly Diagnostic[] | undefined;
  /** Reads a file of the site; returns undefined if that is impossible. */
  readSource(path: string): string | undefined;
}

/**
 * Compares two builds of a site.
 *
 * @param options.base path of the site in URLs, such as `/`
 * @param options.all whether to compare every page; otherwise only the first pages of each cause
 */
export function createChangeReport(
  base: string,
  before: ComparedBuild,
  after: ComparedBuild,
  { base: basePath, all }: { base: string; all: boolean },
): ChangeReport {
  const builds = [before, after];
  const { causes, files } = explainChanges(before, after);
  const pageFiles = files.filter(({ path }) => isPage(path, builds));
  const [weighOld, weighNew] = [before, after].map(({ output }) =>
    createPageWeigher({ base: basePath, read: (path) => read(output, path) }),
  ) as [PageWeigher, PageWeigher];
  const compared = new Map<string, number>();
  const pages = pageFiles
    .map((file) => toPage(file, causes, builds))
    .sort((a, b) => Number(b.isOwn) - Number(a.isOwn) || (a.route < b.route ? -1 : 1))
    .map((page) => withRedirect(page, builds))
    .map((page) => {
      const group = `${page.change} ${page.causes}`;
      const count = (compared.get(group) ?? 0) + 1;
      compared.set(group, count);
      if (count > maxCompared && !all) return page;
      const [old = '', next = ''] = builds.map(({ output }) => `${read(output, page.path) ?? ''}`);
      const shown = page.redirect === undefined ? next : '';
      const weight = { ...(old && { old: weighOld(old) }), ...(shown && { new: weighNew(shown) }) };
      return { ...page, weight, changes: comparePages(old, shown) };
    });
  const total = Object.keys(after.record.files);
  const isKept = ({ change }: ChangeReport['files'][number]) => change !== 'removed';
  const totalPages = total.filter((path) => isPage(path, builds)).length;
  return {
    base,
    causes,
    pages,
    files: files.filter(({ path }) => !isPage(path, builds)),
    unchanged: {
      pages: totalPages - pageFiles.filter(isKept).length,
      files:
        total.length -
        totalPages -
        files.filter((file) => !isPage(file.path, builds) && isKept(file)).length,
    },
    diagnostics: {
      added: subtract(after.diagnostics, before.diagnostics),
      removed: subtract(before.diagnostics, after.diagnostics),
    },
  };
}

type PageWeigher = ReturnType<typeof createPageWeigher>;

/** How many pages with the same causes are compared. */
const maxCompared = 20;

function read(output: string, path: string): Buffer | undefined {
  const file = join(output, path);
  return existsSync(file) ? readFileSync(file) : undefined;
}

/** Whether a file is a page. Redirects are HTML files as well, but come from no entry. */
function isPage(path: string, builds: readonly ComparedBuild[]): boolean {
  if (!/(?:^|\/)index\.html$|^404\.html$/.test(path)) return false;
  return builds.some(({ record: { files, parts } }) => {
    const [, first = -1] = files[path] ?? [];
    return path in files && (parts.length === 0 || parts[first]?.[0] === 'entry');
  });
}

function toPage(
  { path, change, causes: indexes }: ChangeReport['files'][number],
  causes: ChangeReport['causes'],
  builds: readonly ComparedBuild[],
): PageReport {
  const outputs = builds.map(({ output }) => output);
  // The first part of a page is its entry.
  const entries = new Set(
    builds.map(({ record: { files, parts } }) => parts[files[path]?.[1] ?? -1]?.[1]),
  );
  const [old, next] = outputs.map(
    (output) => statSync(join(output, path), { throwIfNoEntry: false })?.size,
  );
  const isOwn = indexes.some((index) => {
    const { kind, name } = causes[index] ?? {};
    return kind === 'entry' && entries.has(name);
  });
  const bytes = { ...(old !== undefined && { old }), ...(next !== undefined && { new: next }) };
  return { route: toRoute(path), path, change, isOwn, causes: indexes, bytes };
}

/** A page whose place a redirect took was removed, although its file exists. */
function withRedirect(page: PageReport, builds: readonly ComparedBuild[]): PageReport {
  if (page.change !== 'changed') return page;
  const [before, redirect] = builds.map(({ output }) =>
    readRedirect(`${read(output, page.path) ?? ''}`),
  );
  return redirect === undefined || before !== undefined
    ? page
    : { ...page, change: 'removed', redirect };
}

/** Returns the diagnostics that others lack, wherever they are now. */
function subtract(
  diagnostics: ComparedBuild['diagnostics'],
  others: ComparedBuild['diagnostics'],
): Diagnostic[] {
  if (!diagnostics || !others) return [];
  // Lines move and routes are renamed.
  const identify = ({ file, code, message }: Diagnostic) => JSON.stringify([file, code, message]);
  const left = others.map(identify);
  return diagnostics.filter((diagnostic) => {
    const index = left.indexOf(identify(diagnostic));
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

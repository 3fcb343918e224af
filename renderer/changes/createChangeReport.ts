import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../../schema/diagnostics/Diagnostic.ts';
import type { BuildRecord } from './BuildRecord.ts';
import type { ChangeReport, PageReport } from './ChangeReport.ts';
import type { Cause, FileChange } from './Changes.ts';
import { compareBuilds } from './compareBuilds.ts';
import { comparePages } from './comparePages.ts';
import { locateCause } from './locateCause.ts';

/** A build of a site, to be compared with another one. */
export interface ComparedBuild {
  /** Folder of the output. */
  output: string;
  record: BuildRecord;
  diagnostics: readonly Diagnostic[];
  /** Reads a file of the site; returns undefined if that is impossible. */
  readSource(path: string): string | undefined;
}

/**
 * Compares two builds of a site.
 *
 * @param options.all whether to compare every page; otherwise only the first pages of each cause
 */
export function createChangeReport(
  base: string,
  before: ComparedBuild,
  after: ComparedBuild,
  { all = false }: { all?: boolean } = {},
): ChangeReport {
  const { causes, files } = compareBuilds(before.record, after.record);
  const pageFiles = files.filter(({ path }) => isPage(path));
  const compared = new Map<string, number>();
  const pages = pageFiles
    .map((file) => toPage(file, causes, [before.output, after.output]))
    .sort((a, b) => Number(b.isOwn) - Number(a.isOwn) || (a.route < b.route ? -1 : 1))
    .map((page) => {
      const group = `${page.change} ${page.causes}`;
      const count = (compared.get(group) ?? 0) + 1;
      compared.set(group, count);
      if (count > maxCompared && !all) return page;
      const [old = '', next = ''] = [before, after].map(({ output }) => read(output, page.path));
      return { ...page, changes: comparePages(old, next) };
    });
  const total = Object.keys(after.record.files);
  const isKept = ({ change }: FileChange) => change !== 'removed';
  const totalPages = total.filter(isPage).length;
  return {
    base,
    causes: causes.map((cause) => locateCause(cause, after.readSource, before.readSource)),
    pages,
    files: files.filter(({ path }) => !isPage(path)),
    unchanged: {
      pages: totalPages - pageFiles.filter(isKept).length,
      files: total.length - totalPages - files.filter((file) => !isPage(file.path) && isKept(file)).length,
    },
    diagnostics: {
      added: subtract(after.diagnostics, before.diagnostics),
      removed: subtract(before.diagnostics, after.diagnostics),
    },
  };
}

/** How many pages with the same causes are compared. */
const maxCompared = 20;

function isPage(path: string): boolean {
  return path === 'index.html' || path.endsWith('/index.html') || path === '404.html';
}

function toPage(
  { path, change, causes: indexes }: FileChange,
  causes: readonly Cause[],
  outputs: readonly string[],
): PageReport {
  const [old, next] = outputs.map((output) => sizeOf(join(output, path)));
  const isOwn = indexes.some((index) => causes[index]?.kind === 'entry');
  const route = `/${path.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
  const bytes = { ...(old !== undefined && { old }), ...(next !== undefined && { new: next }) };
  return { route, path, change, isOwn, causes: indexes, bytes };
}

/** Returns the diagnostics that others lack, wherever they are now. */
function subtract(diagnostics: readonly Diagnostic[], others: readonly Diagnostic[]): Diagnostic[] {
  const identify = ({ file, code, message, route }: Diagnostic) =>
    JSON.stringify([file, code, message, route]);
  const known = new Set(others.map(identify));
  return diagnostics.filter((diagnostic) => !known.has(identify(diagnostic)));
}

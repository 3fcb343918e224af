import { readSiteTextSync } from '../../base/files/readSiteText.ts';
import type { Diagnostic } from '../../schema/diagnostics/Diagnostic.ts';
import type { StageReport } from './BuildResult.ts';
import type { CheckRecord } from './cache/CachedSite.ts';
import type { BuildState } from './cache/readBuildState.ts';
import { restoreDiagnostics } from './cache/StoredDiagnostic.ts';

/** Returns the report of the last check. */
export function restoreCheckReport(
  root: string,
  state: Pick<BuildState, 'sources' | 'buildCache'>,
  { pages, sections, diagnostics: stored }: CheckRecord,
): StageReport {
  const diagnostics = restoreDiagnostics(stored, state.buildCache.site.outlines ?? {});
  const summary = { ...countSeverities(diagnostics), pages, sections, milliseconds: 0 };
  return { diagnostics, files: listSources(root, state), summary };
}

/** Returns the last build's reports about its check and, if any, its rendered pages. */
export function restoreReports(
  root: string,
  state: Pick<BuildState, 'sources' | 'buildCache'>,
): StageReport[] {
  const { lastCheck, output, outlines = {} } = state.buildCache.site;
  if (!lastCheck) return [];
  const checked = restoreCheckReport(root, state, lastCheck);
  const diagnostics = restoreDiagnostics(output?.diagnostics ?? [], outlines);
  if (diagnostics.length === 0) return [checked];
  const summary = { ...checked.summary, ...countSeverities(diagnostics) };
  return [checked, { ...checked, diagnostics, summary }];
}

/** Merges the reports of a build's stages into one. */
export function mergeReports([first, ...others]: readonly StageReport[]): StageReport | undefined {
  if (!first || others.length === 0) return first;
  const diagnostics = [first, ...others].flatMap((report) => report.diagnostics);
  return { ...first, diagnostics, summary: { ...first.summary, ...countSeverities(diagnostics) } };
}

/** Counts errors and warnings. */
export function countSeverities(diagnostics: readonly Diagnostic[]): {
  errors: number;
  warnings: number;
} {
  const count = (severity: Diagnostic['severity']) =>
    diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
  return { errors: count('error'), warnings: count('warning') };
}

/** Lists the YAML files; reads a text when a report quotes it. */
function listSources(root: string, { sources }: Pick<BuildState, 'sources'>): StageReport['files'] {
  return Object.keys(sources).map((path) => ({
    path,
    get text() {
      return readSiteTextSync(root, path).replace(/^\uFEFF/, '');
    },
  }));
}

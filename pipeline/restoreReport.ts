import { readSiteTextSync } from '../base/files/readSiteText.ts';
import type { SiteCode } from '../code/index.ts';
import { countSeverities, restoreDiagnostics } from '../schema/index.ts';
import type { SiteReport } from './BuildResult.ts';
import { type BuildState, findLastCheck, readBuildState } from './cache/readBuildState.ts';

/** Returns the build state of a site, and the report of its last check if a check would find the same now. */
export async function readLastCheck(
  code: SiteCode,
  now: Date,
): Promise<{ state: BuildState; report: SiteReport | undefined }> {
  const state = await readBuildState(code);
  return { state, report: findLastCheck(state, now) && restoreReport(code.root, state) };
}

/** Returns the report of the last check. */
export function restoreReport(
  root: string,
  state: Pick<BuildState, 'sources' | 'buildCache'>,
): SiteReport {
  const { lastCheck, outlines = {} } = state.buildCache.site;
  const { pages = 0, sections = 0, diagnostics: stored = [] } = lastCheck ?? {};
  const diagnostics = restoreDiagnostics(stored, outlines);
  const summary = { ...countSeverities(diagnostics), pages, sections, milliseconds: 0 };
  return { diagnostics, files: listSources(root, state), summary };
}

/** Lists the YAML files; reads a text when a report quotes it. */
function listSources(root: string, { sources }: Pick<BuildState, 'sources'>): SiteReport['files'] {
  return Object.keys(sources).map((path) => ({
    path,
    get text() {
      return readSiteTextSync(root, path).replace(/^\uFEFF/, '');
    },
  }));
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteCode } from '../code/index.ts';
import { pageFile } from '../renderer/index.ts';
import type { BuildRequest } from './BuildRequest.ts';
import { allowsBuild, type SiteReport } from './BuildResult.ts';
import { type BuildSummary, summarizeBuild } from './BuildSummary.ts';
import type { CachedSite, OutputRecord } from './cache/CachedSite.ts';
import { isExpired } from './cache/isExpired.ts';
import { type BuildState, getVariant, readBuildState } from './cache/readBuildState.ts';
import { fingerprintInputs } from './cache/readSiteInputs.ts';
import type { RenderedEdits } from './incremental/renderEdits.ts';
import { readHeadCommit } from './lastModified/readHeadCommit.ts';
import { isUnmodified } from './output/isUnmodified.ts';
import { OutputFolder } from './output/OutputFolder.ts';
import { recordPath } from './record/BuildRecord.ts';
import { restoreReport } from './restoreReport.ts';
import { shardLabel } from './shards/Shard.ts';

/** The three ways a build can go. */
export type BuildPlan = UpToDatePlan | IncrementalPlan | FullPlan;

/** Nothing changed since the last build. */
export interface UpToDatePlan {
  kind: 'upToDate';
  state: BuildState;
  report: SiteReport;
  summary: BuildSummary;
}

/** Only the contents of a few pages changed; they are rendered, but not written. */
export interface IncrementalPlan {
  kind: 'incremental';
  state: BuildState;
  edits: RenderedEdits;
}

/** Everything is checked; pages that are not in the build cache are rendered. */
export interface FullPlan {
  kind: 'full';
  state: BuildState;
}

/**
 * Decides how to build a site. Loads the renderer only when pages were edited, because an up-to-date
 * build must not pay for it.
 */
export async function planBuild(request: BuildRequest, code: SiteCode): Promise<BuildPlan> {
  const { root, now, profile, shard, maxWarnings } = request;
  const variant = getVariant(request);
  const state = await readBuildState(code, { cold: request.isCold, variant });
  const { site } = state.buildCache;
  const previousOutput = findCompleteOutput(site, request);
  const full: FullPlan = { kind: 'full', state };
  const editedManifests = previousOutput && findEditedManifests(state, previousOutput, now);
  if (!editedManifests || !isOutputUnmodified(site, previousOutput, request.folder)) return full;
  // A full build replaces the record.
  if (!existsSync(recordPath(request.folder))) return full;
  // A commit can change the dates in the sitemap without changing a file.
  if ((await readHeadCommit(root)) !== site.lastModified?.head) return full;
  const report = restoreReport(root, state);
  if (!allowsBuild(report, maxWarnings)) return full;
  if (editedManifests.length === 0) {
    const counts = { rendered: 0, pages: previousOutput.routes.length };
    return { kind: 'upToDate', state, report, summary: summarizeBuild(site, counts) };
  }
  // A shard also records the facts of its pages for the merge.
  if (profile || shard || variant) return full;
  const { renderEdits } = await import('./incremental/renderEdits.ts');
  const edits = await renderEdits(
    { root, now, output: request.folder, bundles: join(code.folder, 'site') },
    state,
    editedManifests,
  );
  return edits ? { kind: 'incremental', state, edits } : full;
}

/** Returns the last output if it is of the same shard, and complete. */
function findCompleteOutput(
  { output }: CachedSite,
  { folder, shard }: BuildRequest,
): OutputRecord | undefined {
  const isSameShard = output?.shard === (shard && shardLabel(shard));
  return isSameShard && !OutputFolder.isUnfinished(folder) ? output : undefined;
}

/**
 * Returns the paths of the manifests that were edited since the last build; undefined when anything
 * else changed, a date in the content passed, or the next build may find other problems.
 */
function findEditedManifests(
  { buildCache, sources, publicFiles, withheld }: BuildState,
  output: OutputRecord,
  now: Date,
): string[] | undefined {
  const { sources: previousSources = {}, outlines = {} } = buildCache.site;
  const previousInputs = { sources: previousSources, publicFiles, withheld };
  const fingerprint = fingerprintInputs(previousInputs);
  if (output.fingerprint !== fingerprint) return undefined;
  const { lastCheck } = buildCache.site;
  if (lastCheck?.fingerprint !== fingerprint || lastCheck.shard !== output.shard) return undefined;
  if (isExpired(output.until, now)) return undefined;
  const paths = Object.keys(sources);
  if (paths.join() !== Object.keys(previousSources).join()) return undefined;
  const edited = paths.filter((path) => sources[path]?.digest !== previousSources[path]?.digest);
  return edited.every((path) => outlines[path]) ? edited : undefined;
}

/** Whether every file of an output is as it was written. */
function isOutputUnmodified(
  { outputs }: CachedSite,
  { files }: OutputRecord,
  folder: string,
): boolean {
  return (
    Object.entries(files).every(([path, file]) => isUnmodified(folder, path, file)) &&
    Object.values(outputs).every((page) => isUnmodified(folder, pageFile(page.route), page))
  );
}

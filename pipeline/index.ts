/**
 * The door of the pipeline: a site → files.
 */
export type { Build, BuildPhase } from './Build.ts';
export type { BuildRequest } from './BuildRequest.ts';
export { allowsBuild, type BuildResult } from './BuildResult.ts';
export { BuildCache } from './cache/BuildCache.ts';
export { pagesFolder } from './cache/pagesFolder.ts';
export { readSiteInputs, readSources } from './cache/readSiteInputs.ts';
export { checkAndRender } from './checkAndRender.ts';
export { checkForBuild } from './checkForBuild.ts';
export { executeBuild } from './executeBuild.ts';
export { CachedFactsProvider } from './facts/CachedFactsProvider.ts';
export { findLastModified } from './lastModified/findLastModified.ts';
export { checkShards, mergeShards, readShards } from './mergeShards.ts';
export { collectAssets } from './output/collectAssets.ts';
export { createPageWeigher } from './output/createPageWeigher.ts';
export { formatRemovedFiles } from './output/ForeignFilesError.ts';
export { scriptSize } from './output/scriptSize.ts';
export { withOutput } from './output/withOutput.ts';
export { type BuildRecord, readEarlierRecord } from './record/BuildRecord.ts';
export { compareBuilds } from './record/compareBuilds.ts';
export { locateCause } from './record/locateCause.ts';
export { readOutputRecord } from './record/readOutputRecord.ts';
export { readLastCheck } from './restoreReport.ts';
export { WorkerPool } from './workers/WorkerPool.ts';
export { WorkerThread } from './workers/WorkerThread.ts';

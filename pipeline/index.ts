/**
 * The door of the pipeline: a site → files.
 */
export type { Build, BuildPhase } from './Build.ts';
export type { BuildRequest } from './BuildRequest.ts';
export { allowsBuild, type BuildResult } from './BuildResult.ts';
export type { BuildSummary } from './BuildSummary.ts';
export { buildIncrementally } from './buildIncrementally.ts';
export { buildSite } from './buildSite.ts';
export { BuildCache } from './cache/BuildCache.ts';
export { findLastCheck, readBuildState } from './cache/readBuildState.ts';
export { readSiteInputs, readSources } from './cache/readSiteInputs.ts';
export { checkAndRender } from './checkAndRender.ts';
export { checkForBuild } from './checkForBuild.ts';
export { CachedFactsProvider } from './facts/CachedFactsProvider.ts';
export { findLastModified } from './lastModified/findLastModified.ts';
export { checkShards, mergeShards, readShards } from './mergeShards.ts';
export { collectAssets } from './output/collectAssets.ts';
export { createPageWeigher, type PageWeight } from './output/createPageWeigher.ts';
export { countFiles, ForeignFilesError, formatFileList } from './output/ForeignFilesError.ts';
export { isRunning } from './output/isRunning.ts';
export { listFiles } from './output/listFiles.ts';
export { lockOutput } from './output/lockOutput.ts';
export { OutputFolder } from './output/OutputFolder.ts';
export { createScriptSizer } from './output/scriptSize.ts';
export { stateFolder } from './output/stateFolder.ts';
export { type BuildPlan, planBuild, type UpToDatePlan } from './planBuild.ts';
export { type BuildRecord, noRecord, readBuildRecord, recordPath } from './record/BuildRecord.ts';
export type { Cause, ChangeKind, FileChange } from './record/Changes.ts';
export { compareBuilds } from './record/compareBuilds.ts';
export { locateCause } from './record/locateCause.ts';
export { createTextReader, recordUpToDate } from './recordBuild.ts';
export { restoreReport } from './restoreReport.ts';
export type { Shard } from './shards/Shard.ts';
export { ShardError } from './shards/ShardInfo.ts';
export { WorkerPool } from './workers/WorkerPool.ts';
export { WorkerThread } from './workers/WorkerThread.ts';

import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteCode } from '../code/index.ts';
import { pageFile } from '../renderer/index.ts';
import type { CheckedSite } from '../schema/index.ts';
import type { BuildRequest } from './BuildRequest.ts';
import { saveRoutes } from './cache/previousRoutes.ts';
import { type BuildState, getVariant, readBuildState } from './cache/readBuildState.ts';
import { checkForBuild } from './checkForBuild.ts';
import { CachedFactsProvider } from './facts/CachedFactsProvider.ts';
import { listFiles } from './output/listFiles.ts';
import type { OutputFolder } from './output/OutputFolder.ts';
import {
  type BuildRecord,
  type FileRecord,
  readBuildRecord,
  recordPath,
} from './record/BuildRecord.ts';
import { PartList } from './record/PartList.ts';
import { recordBuild } from './recordBuild.ts';
import { readShardInfo, ShardError, type ShardInfo } from './shards/ShardInfo.ts';

/** A shard that was built, and the folder of its files. */
interface BuiltShard {
  folder: string;
  info: ShardInfo;
}

/**
 * Reads the shards of a site, and its build state.
 *
 * @param folders the outputs, each with a shard file next to it
 * @throws ShardError when a shard is missing, or shards are of different sites or versions of one
 */
export async function readShards(
  folders: readonly string[],
  code: SiteCode,
): Promise<{ shards: BuiltShard[]; state: BuildState }> {
  const shards = await Promise.all(
    folders.map(async (folder) => ({ folder, info: await readShardInfo(folder) })),
  );
  const first = shards[0]?.info as ShardInfo;
  for (const { folder, info } of shards)
    for (const key of ['of', 'url', 'noindex', 'code', 'inputs', 'day'] as const)
      if (info[key] !== first[key])
        throw new ShardError(
          `${folder} and ${folders[0]} were built from a different ${labels[key]}. Build all shards from the same state.`,
        );
  const state = await readBuildState(code, { variant: getVariant(first) });
  const { codeHash, fingerprint } = state;
  if (first.code !== codeHash || first.inputs !== fingerprint)
    throw new ShardError(
      `The shards were built from a different ${first.code === codeHash ? labels.inputs : labels.code} than the one here. Merge them with the files that they were built from.`,
    );
  for (let number = 1; number <= first.of; number++)
    if (shards.filter(({ info }) => info.number === number).length !== 1)
      throw new ShardError(`Shard ${number} of ${first.of} must be given exactly once.`);
  return { shards, state };
}

/** Checks the whole site by the facts of its shards, so that no page is resolved again. */
export async function checkShards(
  root: string,
  shards: readonly BuiltShard[],
  { state, now }: { state: BuildState; now: Date },
): Promise<CheckedSite> {
  const { buildCache } = state;
  buildCache.site = {
    bindings: Object.assign({}, ...shards.map(({ info }) => info.bindings)),
    outlines: shards[0]?.info.outlines ?? {},
    pages: new Map(shards.flatMap(({ info }) => info.pages)),
    outputs: {},
  };
  const factsProvider = new CachedFactsProvider(state, undefined, now);
  const { url } = shards[0]?.info ?? {};
  return checkForBuild(root, { now, factsProvider, ...(url && { url }) });
}

/**
 * Merges the outputs of all shards of a checked site.
 *
 * @returns the number of pages, and the files that `--force` removed
 * @throws ShardError when the shards lack a page, or contain a link, which may lead anywhere
 */
export async function mergeShards(
  shards: readonly BuiltShard[],
  { pages }: CheckedSite,
  request: BuildRequest,
  output: OutputFolder,
): Promise<{ pages: number; removed: string[] }> {
  const files = new Map<string, string>();
  for (const { folder } of shards)
    for (const path of await listFiles(folder)) files.set(path, join(folder, path));
  const missing = pages.filter(({ route }) => !files.has(pageFile(route)));
  if (missing.length > 0)
    throw new ShardError(
      `The shards lack ${missing.length} pages, for example ${missing[0]?.route}.`,
    );
  const link = [...files.values()].find((source) => !lstatSync(source).isFile());
  if (link !== undefined)
    throw new ShardError(`${link} is not a regular file, so no build wrote it. Remove it.`);
  for (const [path, source] of files) await output.link(path, source);
  const records = await Promise.all(shards.map(({ folder }) => readRecord(folder)));
  const removed = await output.commit();
  await recordBuild(request, mergeRecords(records));
  await saveRoutes(request.root, pages);
  return { pages: pages.length, removed };
}

async function readRecord(folder: string): Promise<BuildRecord> {
  const record = await readBuildRecord(recordPath(folder));
  if (!record)
    throw new ShardError(`${recordPath(folder)} is missing or damaged. Build this shard again.`);
  return record;
}

const labels = {
  of: 'number of shards',
  code: 'version of the code',
  inputs: 'version of the site',
  url: 'address (--url)',
  noindex: 'setting --preview',
  day: 'day',
};

/** Merges the records of the shards of a site into the record of all its files. */
function mergeRecords(records: readonly BuildRecord[]): BuildRecord {
  const parts = new PartList();
  const shared = new Set<number>();
  const files: BuildRecord['files'] = {};
  for (const record of records) {
    const indexes = record.parts.map(([kind, name, file, digest]) =>
      parts.addDigest(kind, name, file, () => digest),
    );
    const translate = (index: number) => indexes[index] as number;
    for (const index of record.shared) shared.add(translate(index));
    for (const [path, [digest, ...own]] of Object.entries(record.files)) {
      const known = files[path]?.slice(1) as number[] | undefined;
      files[path] = [digest, ...new Set([...(known ?? []), ...own.map(translate)])] as FileRecord;
    }
  }
  return { version: 1, parts: parts.parts, shared: [...shared], files };
}

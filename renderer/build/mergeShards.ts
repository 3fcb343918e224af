import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { saveRoutes } from './cache/previousRoutes.ts';
import { listFiles } from './output/listFiles.ts';
import type { OutputFolder } from './output/OutputFolder.ts';
import { pageFile } from './output/pageFile.ts';

/** The file next to the output of a shard. */
export interface ShardInfo {
  /** From 1. */
  number: number;
  of: number;
  /** Hash of the code. */
  code: string;
  /** Fingerprint of the site's inputs. */
  inputs: string;
  /** The day of the build. */
  day: string;
  /** Every route of the whole site. */
  routes: string[];
}

/** Thrown when shards cannot be merged; the message is for the user. */
export class ShardError extends Error {}

/** Writes the shard file of an output. */
export async function writeShardInfo(folder: string, info: ShardInfo): Promise<void> {
  await writeFile(shardInfoFile(folder), JSON.stringify(info));
}

/**
 * Merges the outputs of all shards of a site.
 *
 * @param folders the outputs, each with a shard file next to it
 * @returns the number of pages, and the files that `--force` removed
 * @throws ShardError when a shard is missing, or shards are of different sites or versions of one
 */
export async function mergeShards(
  folders: readonly string[],
  { root, output }: { root: string; output: OutputFolder },
): Promise<{ pages: number; removed: string[] }> {
  const shards = await Promise.all(
    folders.map(async (folder) => ({ folder, info: await readShardInfo(folder) })),
  );
  const first = shards[0]?.info as ShardInfo;
  for (const { folder, info } of shards)
    for (const key of ['of', 'code', 'inputs', 'day'] as const)
      if (info[key] !== first[key])
        throw new ShardError(
          `${folder} and ${folders[0]} were built from a different ${labels[key]}. Build all shards from the same state.`,
        );
  for (let number = 1; number <= first.of; number++)
    if (shards.filter(({ info }) => info.number === number).length !== 1)
      throw new ShardError(`Shard ${number} of ${first.of} must be given exactly once.`);
  const files = new Map<string, string>();
  for (const { folder } of shards)
    for (const path of await listFiles(folder)) files.set(path, join(folder, path));
  const missing = first.routes.filter((route) => !files.has(pageFile(route)));
  if (missing.length > 0)
    throw new ShardError(`The shards lack ${missing.length} pages, for example ${missing[0]}.`);
  for (const [path, source] of files) await output.link(path, source);
  const removed = await output.commit();
  await saveRoutes(
    root,
    first.routes.map((route) => ({ route })),
  );
  return { pages: first.routes.length, removed };
}

const labels = {
  of: 'number of shards',
  code: 'version of the code',
  inputs: 'version of the site',
  day: 'day',
};

async function readShardInfo(folder: string): Promise<ShardInfo> {
  try {
    return JSON.parse(await readFile(shardInfoFile(folder), 'utf8'));
  } catch {
    throw new ShardError(`${folder} is not a shard. Build it with --shard.`);
  }
}

function shardInfoFile(folder: string): string {
  return `${folder}.part.json`;
}

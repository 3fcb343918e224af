import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { saveRoutes } from './cache/previousRoutes.ts';
import { listFiles } from './output/listFiles.ts';
import type { OutputFolder } from './output/OutputFolder.ts';
import { pageFile } from './output/pageFile.ts';

/** What is noted beside the output of one part of a site. */
export interface ShardInfo {
  /** From 1. */
  number: number;
  of: number;
  /** Names the state of the code. */
  code: string;
  /** Names the state of the site's files. */
  inputs: string;
  /** The day it was built for. */
  day: string;
  /** Every route of the whole site. */
  routes: string[];
}

/** Why parts cannot be joined, for whoever gave the command. */
export class ShardError extends Error {}

/** Notes beside an output which part of which site it is. */
export async function writeShardInfo(folder: string, part: ShardInfo): Promise<void> {
  await writeFile(noteOf(folder), JSON.stringify(part));
}

/**
 * Joins the outputs of all parts of a site into one.
 *
 * @param folders the outputs, each with its note beside it
 * @returns how many pages the site has, and which files `--force` removed
 * @throws PartsError when a part is missing, or parts are of different sites or states of one
 */
export async function mergeShards(
  folders: readonly string[],
  { root, output }: { root: string; output: OutputFolder },
): Promise<{ pages: number; removed: string[] }> {
  const parts = await Promise.all(
    folders.map(async (folder) => ({ folder, part: await readPart(folder) })),
  );
  const first = parts[0]?.part as ShardInfo;
  for (const { folder, part } of parts)
    for (const key of ['of', 'code', 'inputs', 'day'] as const)
      if (part[key] !== first[key])
        throw new ShardError(
          `${folder} and ${folders[0]} were built from a different ${wordFor[key]}. Build all shards from the same state.`,
        );
  for (let number = 1; number <= first.of; number++)
    if (parts.filter(({ part }) => part.number === number).length !== 1)
      throw new ShardError(`Shard ${number} of ${first.of} must be given exactly once.`);
  const files = new Map<string, string>();
  for (const { folder } of parts)
    for (const name of await listFiles(folder)) files.set(name, join(folder, name));
  const missing = first.routes.filter((route) => !files.has(pageFile(route)));
  if (missing.length > 0)
    throw new ShardError(`The shards lack ${missing.length} pages, for example ${missing[0]}.`);
  for (const [name, source] of files) await output.copy(name, source);
  const removed = await output.commit();
  await saveRoutes(
    root,
    first.routes.map((route) => ({ route })),
  );
  return { pages: first.routes.length, removed };
}

const wordFor = {
  of: 'number of shards',
  code: 'version of the code',
  inputs: 'version of the site',
  day: 'day',
};

async function readPart(folder: string): Promise<ShardInfo> {
  try {
    return JSON.parse(await readFile(noteOf(folder), 'utf8'));
  } catch {
    throw new ShardError(`${folder} is not a shard. Build it with --shard.`);
  }
}

function noteOf(folder: string): string {
  return `${folder}.part.json`;
}

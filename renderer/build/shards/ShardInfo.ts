import { readFile, writeFile } from 'node:fs/promises';
import type { CachedPage } from '../cache/CachedPage.ts';
import type { CachedSite } from '../cache/CachedSite.ts';
import type { Shard } from './Shard.ts';

/** The file next to the output of a shard: what the merge needs to check the whole site. */
export interface ShardInfo extends Shard, Pick<CachedSite, 'bindings' | 'outlines'> {
  /** Hash of the code. */
  code: string;
  /** Fingerprint of the site's inputs. */
  inputs: string;
  /** The day of the build. */
  day: string;
  /** The pages of the shard by cache key, with their facts and warnings. */
  pages: [string, CachedPage][];
}

/** Thrown when shards cannot be merged; the message is for the user. */
export class ShardError extends Error {}

/** Writes the shard file of an output. */
export async function writeShardInfo(folder: string, info: ShardInfo): Promise<void> {
  await writeFile(shardInfoFile(folder), JSON.stringify(info));
}

/**
 * Reads the shard file of an output.
 *
 * @throws ShardError when there is none
 */
export async function readShardInfo(folder: string): Promise<ShardInfo> {
  try {
    return JSON.parse(await readFile(shardInfoFile(folder), 'utf8'));
  } catch {
    throw new ShardError(`${folder} is not a shard. Build it with --shard.`);
  }
}

function shardInfoFile(folder: string): string {
  return `${folder}.part.json`;
}

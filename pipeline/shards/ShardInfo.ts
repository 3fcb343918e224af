import { existsSync } from 'node:fs';
import { UsageError } from '../../base/errors/UsageError.ts';
import { readChecksummed, writeChecksummed } from '../../base/files/checksummedFile.ts';
import type { CachedPage } from '../cache/CachedPage.ts';
import type { CachedSite } from '../cache/CachedSite.ts';
import type { Shard } from './Shard.ts';

/** The file next to the output of a shard: what the merge needs to check the whole site. */
export interface ShardInfo extends Shard, Pick<CachedSite, 'bindings' | 'outlines'> {
  /** Hash of the code. */
  code: string;
  /** Fingerprint of the site's inputs. */
  inputs: string;
  /** The address that replaced `site.url`; empty without one. */
  url: string;
  noindex: boolean;
  /** The day of the build. */
  day: string;
  /** The pages of the shard by cache key, with their facts and warnings. */
  pages: [string, CachedPage][];
}

/** Thrown when shards cannot be merged; the message is for the user. */
export class ShardError extends UsageError {}

/** Writes the shard file of an output. */
export async function writeShardInfo(folder: string, info: ShardInfo): Promise<void> {
  await writeChecksummed(shardInfoFile(folder), Buffer.from(JSON.stringify(info)));
}

/**
 * Reads the shard file of an output.
 *
 * @throws ShardError when the file or the output is missing, or the file is damaged
 */
export async function readShardInfo(folder: string): Promise<ShardInfo> {
  const file = shardInfoFile(folder);
  if (!existsSync(file) || !existsSync(folder))
    throw new ShardError(`${folder} is not a shard. Build it with --shard.`);
  const content = await readChecksummed(file);
  if (!content) throw new ShardError(`${file} is damaged. Build this shard again.`);
  return JSON.parse(content.toString());
}

function shardInfoFile(folder: string): string {
  return `${folder}.part`;
}

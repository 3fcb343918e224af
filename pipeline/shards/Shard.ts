import { crc32 } from 'node:zlib';

/** One of the shards that a site is built in. */
export interface Shard {
  /** From 1. */
  number: number;
  of: number;
}

/** Returns a shard as the build cache records it, such as `2/4`. */
export function shardLabel({ number, of }: Shard): string {
  return `${number}/${of}`;
}

/** Whether a shard includes a page; variants are where their page is. A new page does not move others to another shard. */
export function isInShard(route: string, shard: Shard | undefined): boolean {
  const page = route.replace(/\/variant-[a-z]$/, '') || '/';
  return !shard || crc32(page) % shard.of === shard.number - 1;
}

/** Whether a shard includes the files that are neither pages nor what pages refer to. */
export function hasSiteFiles(shard: Shard | undefined): boolean {
  return !shard || shard.number === 1;
}

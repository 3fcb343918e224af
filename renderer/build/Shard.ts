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

/** Whether a shard includes the page at this index; for index 0 also the site-wide files. */
export function isInShard(index: number, shard: Shard | undefined): boolean {
  return !shard || index % shard.of === shard.number - 1;
}

import { join, resolve } from 'node:path';
import { mergeShards, ShardError } from '../build/mergeShards.ts';
import type { Options } from './Options.ts';
import { UsageError } from './UsageError.ts';
import { formatRemovedFiles, withOutput } from './withOutput.ts';

/** `merge`: merges the shards that `build --shard` wrote into one output. */
export async function merge(options: Options): Promise<number> {
  const { root, positionals, values } = options;
  const target = join(values.out ? String(values.out) : join(root, 'dist'), 'client');
  const folders = positionals.map((shard) => join(resolve(shard), 'client'));
  try {
    const { pages, removed } = await withOutput(target, options, (output) =>
      mergeShards(folders, { root, output }),
    );
    if (removed.length > 0) process.stderr.write(formatRemovedFiles(target, removed));
    process.stdout.write(`${pages} pages from ${folders.length} shards merged → ${target}\n`);
    return 0;
  } catch (error) {
    if (error instanceof ShardError) throw new UsageError(error.message);
    throw error;
  }
}

import type { Command } from './Command.ts';
import { outputOptions, siteOptions } from './siteOptions.ts';

export const mergeCommand: Command = {
  summary: 'Merge the shards that `build --shard` wrote',
  details: 'Each SHARD is a folder that was given to `build` with --out.',
  positionals: 'SHARD…',
  minPositionals: 1,
  maxPositionals: Number.POSITIVE_INFINITY,
  options: { ...siteOptions, ...outputOptions },
  examples: ['blockwright merge shard-1 shard-2 --out dist'],
  run: async (options) => (await import('./merge.ts')).merge(options),
};

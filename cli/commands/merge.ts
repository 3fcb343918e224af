import type { Command } from '../options/Command.ts';
import { outputOptions, reportOptions, siteOptions } from '../options/siteOptions.ts';

export const command: Command = {
  summary: 'Check the site and merge the shards that `build --shard` wrote',
  details:
    'Each SHARD is a folder that was given to `build` with --out. Shards check their own pages; this checks how all pages fit together. With errors nothing is written.',
  positionals: 'SHARD…',
  minPositionals: 1,
  maxPositionals: Number.POSITIVE_INFINITY,
  options: { ...siteOptions, ...outputOptions, ...reportOptions },
  examples: ['blockwright merge shard-1 shard-2 --out dist'],
  run: async (...args) => (await import('../run/merge.ts')).merge(...args),
};

import type { Command } from '../options/Command.ts';
import { outputOptions, reportOptions, siteOptions } from '../options/siteOptions.ts';

export const command: Command = {
  summary: 'Check the site and build it as static files',
  details:
    'Writes dist/client/. With errors, the last build stays. changes.json lists what changed, and why; a later build compares with digests.json.',
  options: {
    ...siteOptions,
    ...outputOptions,
    shard: { type: 'string', value: 'I/N', description: 'Build only the Ith of N shards' },
    url: {
      type: 'string',
      value: 'URL',
      description: 'The address in place of site.url',
    },
    preview: { type: 'boolean', description: 'Build a copy for review: not listed, not counted' },
    'no-cache': { type: 'boolean', description: 'Build everything without the cache' },
    profile: { type: 'boolean', description: 'Print where the time went' },
    ...reportOptions,
  },
  examples: [
    'blockwright build',
    'blockwright build --preview --url https://staging.example.com',
    'blockwright build --shard 2/4 --out shard-2',
  ],
  run: async (...args) => (await import('../run/build.ts')).build(...args),
};

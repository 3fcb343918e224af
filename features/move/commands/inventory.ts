import type { Command } from '../../../cli/index.ts';
import { limitOptions } from '../inventory/crawl/CrawlLimits.ts';

export const command: Command = {
  summary: 'Write down what an old site has, to compare a new one with it',
  details:
    'Reads an address with its sitemaps, feeds and links, on the same host, as its robots.txt allows; or the built folder of any site. Runs no scripts. An interrupted inventory continues where it ended.',
  positionals: 'URL|FOLDER',
  minPositionals: 1,
  options: {
    out: { type: 'string', value: 'FILE', description: 'The file to write; old.json by default' },
    url: {
      type: 'string',
      value: 'URL',
      description: 'Of a folder: the address at which it is published',
    },
    ...limitOptions,
    force: { type: 'boolean', description: 'Replace a file that is no inventory' },
    quiet: { type: 'boolean', short: 'q', description: 'Print nothing but failures' },
  },
  examples: [
    'blockwright inventory https://www.example.com',
    'blockwright inventory _site --out old.json',
  ],
  run: async (options) => (await import('../inventory/takeInventory.ts')).takeInventory(options),
};

import type { Command } from '../../../cli/index.ts';

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
    'max-pages': {
      type: 'string',
      value: 'N',
      description: 'Stop after N pages; 10000 by default',
    },
    'max-megabytes': {
      type: 'string',
      value: 'N',
      description: 'Stop after N megabytes; 2000 by default',
    },
    'max-minutes': {
      type: 'string',
      value: 'N',
      description: 'Stop after N minutes; 120 by default',
    },
    force: { type: 'boolean', description: 'Replace a file that is no inventory' },
    quiet: { type: 'boolean', short: 'q', description: 'Print nothing but failures' },
  },
  examples: [
    'blockwright inventory https://www.example.com',
    'blockwright inventory _site --out old.json',
  ],
  run: async (options) => (await import('../inventory/takeInventory.ts')).takeInventory(options),
};

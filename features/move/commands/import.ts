import { type Command, siteOptions } from '../../../cli/index.ts';
import { limitOptions } from '../inventory/crawl/CrawlLimits.ts';

export const command: Command = {
  summary: 'Take the texts and pictures of another site into this one',
  details:
    'Reads the folder of another generator, an export of WordPress, or a running site: the page at an address and the pages below it, as its robots.txt allows. Takes no colours and no layout, and runs nothing. --max-pages 1 takes one page alone.',
  positionals: 'FOLDER|FILE|URL',
  minPositionals: 1,
  options: {
    ...siteOptions,
    'dry-run': { type: 'boolean', description: 'Change nothing' },
    media: { type: 'string', value: 'FOLDER', description: 'Where the pictures of FILE are' },
    'fetch-pictures': {
      type: 'boolean',
      description: 'Of an export of WordPress: fetch its pictures from the old site',
    },
    ...limitOptions,
    all: { type: 'boolean', description: 'List every remark' },
  },
  examples: [
    'blockwright import ../old-blog --dry-run',
    'blockwright import https://www.example.com',
    'blockwright import export.xml --fetch-pictures',
  ],
  run: async (options) => (await import('../import/importSite.ts')).importSite(options),
};

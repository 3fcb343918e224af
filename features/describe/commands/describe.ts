import { type Command, siteOptions } from '../../../cli/index.ts';

export const command: Command = {
  summary: 'Show the outline of a page or the site, with files and lines',
  details:
    'Lists the sections of a page, where each is written, its rows, and the blocks that it shares with other pages; without ROUTE, the settings, pages, blocks and files of the site. Builds nothing.',
  positionals: '[ROUTE]',
  maxPositionals: 1,
  options: {
    ...siteOptions,
    format: { type: 'string', value: 'FORMAT', description: 'pretty (the default) or json' },
  },
  examples: ['blockwright describe', 'blockwright describe / --format json'],
  run: async (...args) => (await import('../describe.ts')).describe(...args),
};

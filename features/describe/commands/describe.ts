import { type Command, siteOptions } from '../../../cli/index.ts';

export const command: Command = {
  summary: 'Show the outline of a page or of the site, with the file and line of each part',
  details:
    'Lists the sections of a page in order, where each is written, the rows that it shows, and the blocks that it shares with other pages. Without ROUTE, lists the settings, pages, blocks and files of the site. Reads the site without building it.',
  positionals: '[ROUTE]',
  maxPositionals: 1,
  options: {
    ...siteOptions,
    format: { type: 'string', value: 'FORMAT', description: 'pretty (the default) or json' },
  },
  examples: [
    'blockwright describe',
    'blockwright describe /pricing',
    'blockwright describe / --format json',
  ],
  run: async (...args) => (await import('../describe.ts')).describe(...args),
};

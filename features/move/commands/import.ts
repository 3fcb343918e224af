import { type Command, siteOptions } from '../../../cli/index.ts';

export const command: Command = {
  summary: 'Take the texts and pictures of another site into this one',
  positionals: 'FOLDER|FILE',
  minPositionals: 1,
  options: {
    ...siteOptions,
    'dry-run': { type: 'boolean', description: 'Change nothing' },
    media: { type: 'string', value: 'FOLDER', description: 'Where the pictures of FILE are' },
    all: { type: 'boolean', description: 'List every remark' },
  },
  examples: ['blockwright import ../old-blog --dry-run'],
  run: async (options) => (await import('../import/importSite.ts')).importSite(options),
};

import { type Command, siteOptions } from '../../../cli/index.ts';

export const command: Command = {
  summary: 'Create a section type of the site',
  positionals: 'NAME',
  options: {
    ...siteOptions,
    island: { type: 'boolean', description: 'Create an interactive part too' },
  },
  minPositionals: 1,
  examples: ['blockwright new section recipe', 'blockwright new section quiz --island'],
  run: async (...args) => (await import('../newSection.ts')).newSection(...args),
};

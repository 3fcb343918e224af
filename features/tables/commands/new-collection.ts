import { type Command, siteOptions } from '../../../cli/index.ts';

export const command: Command = {
  summary: 'Create a collection from a table: CSV, or a list in JSON',
  positionals: 'FILE',
  options: siteOptions,
  minPositionals: 1,
  examples: ['blockwright new collection ../staff.csv'],
  run: async (options) => (await import('../newCollection.ts')).newCollection(options),
};

import { type Command, siteOptions } from '../../../cli/index.ts';

export const command: Command = {
  summary: 'Create a collection from a table: CSV, or a list in JSON',
  details:
    'Copies FILE into data/ unless it is there, and proposes its row schema, data/<name>.schema.yaml: a type for each column, and which columns every row has. A table in another encoding becomes UTF-8.',
  positionals: 'FILE',
  options: siteOptions,
  minPositionals: 1,
  examples: [
    'blockwright new collection ../staff.csv',
    'blockwright new collection data/staff.json',
  ],
  run: async (options) => (await import('../newCollection.ts')).newCollection(options),
};

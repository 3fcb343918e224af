import { type Command, siteOptions } from '../../../cli/index.ts';

export const command: Command = {
  summary: 'Write the translations of a PO, XLIFF or CSV file into locales/',
  details:
    'Changes only translations that differ, and never removes one. Fuzzy translations become drafts.',
  positionals: 'FILE',
  minPositionals: 1,
  options: {
    ...siteOptions,
    locale: {
      type: 'string',
      value: 'LOCALE',
      description: 'The language, if the file names another one',
    },
    'dry-run': { type: 'boolean', description: 'Print the changes, and change nothing' },
  },
  examples: ['blockwright translate import es.po', 'blockwright translate import es.csv --dry-run'],
  run: async (...args) => (await import('../importTexts.ts')).importTexts(...args),
};

import { type Command, siteOptions } from '../../../cli/index.ts';

export const command: Command = {
  summary: 'Write texts and their translations for translators',
  positionals: '[LOCALE]',
  maxPositionals: 1,
  options: {
    ...siteOptions,
    format: {
      type: 'string',
      value: 'FORMAT',
      description: 'po (the default), xliff (1.2) or csv',
    },
    out: { type: 'string', value: 'FILE', description: 'The file to write; stdout by default' },
    todo: { type: 'boolean', description: 'Leave out what is translated' },
  },
  examples: [
    'blockwright translate export es --out es.po',
    'blockwright translate export es --format csv --todo --out es.csv',
  ],
  run: async (...args) => (await import('../exportTexts.ts')).exportTexts(...args),
};

import { type Command, siteOptions } from '../../../cli/index.ts';

export const command: Command = {
  summary: 'Show how much of each page is translated into each language',
  positionals: '[LOCALE]',
  maxPositionals: 1,
  options: {
    ...siteOptions,
    format: { type: 'string', value: 'FORMAT', description: 'pretty (the default) or json' },
    all: { type: 'boolean', description: 'List complete pages too' },
  },
  examples: ['blockwright translate status', 'blockwright translate status es --format json'],
  run: async (...args) => (await import('../printStatus.ts')).printStatus(...args),
};

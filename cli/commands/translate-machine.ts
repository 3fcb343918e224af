import type { Command } from '../options/Command.ts';
import { siteOptions } from '../options/siteOptions.ts';

export const command: Command = {
  summary: 'Have your own program translate what is missing, as drafts',
  details:
    'Runs the script `translate:machine` of the package.json of the site. It reads a line of JSON for each text and prints one with the translation. Nothing of it is published until you remove `draft: true`.',
  positionals: '[LOCALE]',
  maxPositionals: 1,
  options: siteOptions,
  examples: ['blockwright translate machine es'],
  run: async (...args) => (await import('../run/translate.ts')).machine(...args),
};

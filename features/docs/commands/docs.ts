import type { Command } from '../../../cli/index.ts';

export const command: Command = {
  summary: 'Print a page of the documentation, or list all of them',
  positionals: '[TOPIC]',
  maxPositionals: 1,
  examples: ['blockwright docs', 'blockwright docs forms', 'blockwright docs hosting/netlify'],
  run: async (...args) => (await import('../printDocs.ts')).printDocs(...args),
};

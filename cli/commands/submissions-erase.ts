import type { Command } from '../options/Command.ts';
import { siteOptions } from '../options/siteOptions.ts';
import { submissionsSource } from '../options/submissionsOptions.ts';

export const command: Command = {
  summary: 'Delete everything stored about an email address, or one submission',
  details: `${submissionsSource} Deletes submissions, waiting deliveries and files, and lists other submissions with the address in a text. Recipients delete delivered emails themselves.`,
  positionals: 'EMAIL|REFERENCE',
  minPositionals: 1,
  options: siteOptions,
  examples: ['blockwright submissions erase ada@example.com'],
  run: async (...args) => (await import('../run/submissions.ts')).eraseCommand(...args),
};

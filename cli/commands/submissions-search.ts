import type { Command } from '../options/Command.ts';
import { submissionsListOptions, submissionsSource } from '../options/submissionsOptions.ts';

export const command: Command = {
  summary: 'List the submissions with a text in any value',
  details: submissionsSource,
  positionals: 'TEXT',
  minPositionals: 1,
  options: submissionsListOptions,
  examples: ['blockwright submissions search ada@example.com'],
  run: async (...args) => (await import('../run/submissions.ts')).listCommand(...args),
};

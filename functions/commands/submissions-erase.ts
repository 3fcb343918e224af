import { type Command, siteOptions } from '../../cli/index.ts';
import { submissionsSource } from '../_local/operators/submissionsOptions.ts';

export const command: Command = {
  summary: 'Delete everything stored about an email address, or one submission',
  details: `${submissionsSource} Deletes submissions, waiting deliveries and files, and lists other submissions with the address in a text. Recipients delete delivered emails themselves.`,
  positionals: 'EMAIL|REFERENCE',
  minPositionals: 1,
  options: siteOptions,
  examples: ['blockwright submissions erase ada@example.com'],
  run: async (...args) =>
    (await import('../_local/operators/submissions.ts')).eraseCommand(...args),
};

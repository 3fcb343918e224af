import type { Command } from '../../cli/index.ts';
import {
  submissionsListOptions,
  submissionsSource,
} from '../_local/operators/submissionsOptions.ts';

export const command: Command = {
  summary: 'List the submissions with a text in any value',
  details: submissionsSource,
  positionals: 'TEXT',
  minPositionals: 1,
  options: submissionsListOptions,
  examples: ['blockwright submissions search ada@example.com'],
  run: async (...args) => (await import('../_local/operators/submissions.ts')).listCommand(...args),
};

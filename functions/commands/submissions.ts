import type { Command } from '../../cli/index.ts';
import {
  submissionsListOptions,
  submissionsSource,
} from '../_local/operators/submissionsOptions.ts';

export const command: Command = {
  summary: 'List what visitors sent, newest first',
  details: submissionsSource,
  options: submissionsListOptions,
  examples: ['blockwright submissions --form lead --since 2026-01-01'],
  run: async (...args) => (await import('../_local/operators/submissions.ts')).listCommand(...args),
};

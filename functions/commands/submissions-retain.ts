import type { Command } from '../../cli/index.ts';
import { maintenanceOptions, submissionsSource } from '../_local/operators/submissionsOptions.ts';

export const command: Command = {
  summary: 'Delete submissions older than DAYS, or than their form and RETENTION_DAYS say',
  details: submissionsSource,
  positionals: '[DAYS]',
  maxPositionals: 1,
  options: maintenanceOptions,
  examples: ['blockwright submissions retain'],
  run: async (...args) =>
    (await import('../_local/operators/maintenance.ts')).runTask('retain', ...args),
};

import type { Command } from '../options/Command.ts';
import { maintenanceOptions, submissionsSource } from '../options/submissionsOptions.ts';

export const command: Command = {
  summary: 'Delete submissions older than DAYS, or than their form and RETENTION_DAYS say',
  details: submissionsSource,
  positionals: '[DAYS]',
  maxPositionals: 1,
  options: maintenanceOptions,
  examples: ['blockwright submissions retain'],
  run: async (...args) => (await import('../run/maintenance.ts')).runTask('retain', ...args),
};

import type { Command } from '../../cli/index.ts';
import { maintenanceOptions, submissionsSource } from '../_local/operators/submissionsOptions.ts';

export const command: Command = {
  summary: 'Accept a quarantined submission, and send it',
  details: submissionsSource,
  positionals: 'REFERENCE',
  minPositionals: 1,
  options: maintenanceOptions,
  examples: ['blockwright submissions release 4F3A-91C2'],
  run: async (...args) =>
    (await import('../_local/operators/maintenance.ts')).runTask('release', ...args),
};

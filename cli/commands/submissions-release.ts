import type { Command } from '../options/Command.ts';
import { maintenanceOptions, submissionsSource } from '../options/submissionsOptions.ts';

export const command: Command = {
  summary: 'Accept a quarantined submission, and send it',
  details: submissionsSource,
  positionals: 'REFERENCE',
  minPositionals: 1,
  options: maintenanceOptions,
  examples: ['blockwright submissions release 4F3A-91C2'],
  run: async (...args) => (await import('../run/maintenance.ts')).runTask('release', ...args),
};

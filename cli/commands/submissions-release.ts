import type { Command } from '../options/Command.ts';
import { maintenanceOptions, submissionsSource } from '../options/submissionsOptions.ts';

export const command: Command = {
  summary: 'Accept a quarantined submission, and send it',
  details: submissionsSource,
  positionals: 'ID',
  minPositionals: 1,
  options: maintenanceOptions,
  examples: ['blockwright submissions release 0b5c7a3e-5a53-4d5c-9a53-1f1c8c1f3f10'],
  run: async (...args) => (await import('../run/maintenance.ts')).runTask('release', ...args),
};

import type { Command } from '../options/Command.ts';
import { maintenanceOptions, submissionsSource } from '../options/submissionsOptions.ts';

export const command: Command = {
  summary: 'Send the deliveries that are due',
  details: submissionsSource,
  options: maintenanceOptions,
  examples: ['blockwright submissions drain'],
  run: async (...args) => (await import('../run/maintenance.ts')).runTask('drain', ...args),
};

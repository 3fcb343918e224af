import type { Command } from '../options/Command.ts';
import { maintenanceOptions, submissionsSource } from '../options/submissionsOptions.ts';

export const command: Command = {
  summary: 'Delete uploads that belong to no submission',
  details: submissionsSource,
  options: maintenanceOptions,
  examples: ['blockwright submissions sweep'],
  run: async (...args) => (await import('../run/maintenance.ts')).runTask('sweep', ...args),
};

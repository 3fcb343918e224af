import type { Command } from '../options/Command.ts';
import { maintenanceOptions, submissionsSource } from '../options/submissionsOptions.ts';

export const command: Command = {
  summary: 'Queue deliveries again that were given up, and send them',
  details: submissionsSource,
  options: maintenanceOptions,
  examples: ['blockwright submissions revive'],
  run: async (...args) => (await import('../run/maintenance.ts')).runTask('revive', ...args),
};

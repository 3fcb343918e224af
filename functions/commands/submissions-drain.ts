import type { Command } from '../../cli/index.ts';
import { maintenanceOptions, submissionsSource } from '../_local/operators/submissionsOptions.ts';

export const command: Command = {
  summary: 'Send the deliveries that are due',
  details: submissionsSource,
  options: maintenanceOptions,
  examples: ['blockwright submissions drain'],
  run: async (...args) =>
    (await import('../_local/operators/maintenance.ts')).runTask('drain', ...args),
};

import type { Command } from '../../cli/index.ts';
import { maintenanceOptions, submissionsSource } from '../_local/operators/submissionsOptions.ts';

export const command: Command = {
  summary: 'Queue deliveries again that were given up, and send them',
  details: submissionsSource,
  options: maintenanceOptions,
  examples: ['blockwright submissions revive'],
  run: async (...args) =>
    (await import('../_local/operators/maintenance.ts')).runTask('revive', ...args),
};

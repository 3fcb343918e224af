import type { Command } from '../../cli/index.ts';
import { maintenanceOptions, submissionsSource } from '../_local/operators/submissionsOptions.ts';

export const command: Command = {
  summary: 'Count submissions and waiting deliveries, with the last error',
  details: `${submissionsSource} \`dead\` deliveries were given up; \`revive\` queues them again.`,
  options: maintenanceOptions,
  examples: ['blockwright submissions status'],
  run: async (...args) =>
    (await import('../_local/operators/maintenance.ts')).runTask('status', ...args),
};

import type { Command } from '../../cli/index.ts';
import { maintenanceOptions, submissionsSource } from '../_local/operators/submissionsOptions.ts';

export const command: Command = {
  summary: 'Delete uploads that belong to no submission',
  details: submissionsSource,
  options: maintenanceOptions,
  examples: ['blockwright submissions sweep'],
  run: async (...args) =>
    (await import('../_local/operators/maintenance.ts')).runTask('sweep', ...args),
};

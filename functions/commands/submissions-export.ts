import type { Command } from '../../cli/index.ts';
import { submissionsOptions, submissionsSource } from '../_local/operators/submissionsOptions.ts';

export const command: Command = {
  summary: 'Export submissions as CSV or JSON; with TEXT, those that contain it',
  details: `${submissionsSource} Values that a spreadsheet would run as a formula get an apostrophe in front.`,
  positionals: '[TEXT]',
  maxPositionals: 1,
  options: {
    ...submissionsOptions,
    format: { type: 'string', value: 'FORMAT', description: 'csv (the default) or json' },
    out: { type: 'string', value: 'FILE', description: 'The file to write; stdout by default' },
  },
  examples: [
    'blockwright submissions export --form lead --out leads.csv',
    'blockwright submissions export ada@example.com --format json',
  ],
  run: async (...args) =>
    (await import('../_local/operators/submissions.ts')).exportCommand(...args),
};

import { type Command, siteOptions } from '../../../cli/index.ts';

/** Options of the commands that choose submissions. */
export const submissionsOptions = {
  ...siteOptions,
  form: { type: 'string', value: 'NAME', description: 'Only submissions of this form' },
  since: { type: 'string', value: 'DATE', description: 'Only from this day on: 2026-01-31' },
  until: { type: 'string', value: 'DATE', description: 'Only before this day' },
  status: { type: 'string', value: 'STATUS', description: 'Only `accepted` or `quarantined` ones' },
} satisfies Command['options'];

/** Options of the commands that list submissions. */
export const submissionsListOptions = {
  ...submissionsOptions,
  limit: { type: 'string', value: 'N', description: 'At most this many; 50 by default' },
} satisfies Command['options'];

/** Options of the commands that run a maintenance task. */
export const maintenanceOptions = {
  ...siteOptions,
  format: { type: 'string', value: 'FORMAT', description: 'json, for programs' },
} satisfies Command['options'];

/** Says in the help where the commands find submissions. */
export const submissionsSource =
  'Reads the local backend of the site, the database DATABASE_URL, or the functions at FUNCTIONS_URL with CRON_SECRET.';

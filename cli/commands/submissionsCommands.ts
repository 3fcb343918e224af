import type { Command } from '../options/Command.ts';
import { siteOptions } from '../options/siteOptions.ts';

const filterOptions = {
  ...siteOptions,
  form: { type: 'string', value: 'NAME', description: 'Only submissions of this form' },
  since: { type: 'string', value: 'DATE', description: 'Only from this day on: 2026-01-31' },
  until: { type: 'string', value: 'DATE', description: 'Only before this day' },
  status: { type: 'string', value: 'STATUS', description: 'Only `accepted` or `quarantined` ones' },
} satisfies Command['options'];

const source =
  'Reads the local backend of the site, also while `dev` or `preview` runs, the database DATABASE_URL, or the functions at FUNCTIONS_URL with CRON_SECRET.';

/** The commands with which operators see and erase what visitors sent. */
export const submissionsCommands: Record<string, Command> = {
  submissions: {
    summary: 'List what visitors sent, newest first',
    details: source,
    options: {
      ...filterOptions,
      limit: { type: 'string', value: 'N', description: 'At most this many; 50 by default' },
    },
    examples: ['blockwright submissions --form lead --since 2026-01-01'],
    run: async (...args) => (await import('../run/submissions.ts')).listCommand(...args),
  },
  'submissions search': {
    summary: 'List the submissions with a text in any value',
    details: source,
    positionals: 'TEXT',
    minPositionals: 1,
    options: {
      ...filterOptions,
      limit: { type: 'string', value: 'N', description: 'At most this many; 50 by default' },
    },
    examples: ['blockwright submissions search ada@example.com'],
    run: async (...args) => (await import('../run/submissions.ts')).listCommand(...args),
  },
  'submissions export': {
    summary: 'Export submissions as CSV or JSON',
    details: `${source} Values that a spreadsheet would run as a formula get an apostrophe in front.`,
    options: {
      ...filterOptions,
      format: { type: 'string', value: 'FORMAT', description: 'csv (the default) or json' },
      out: { type: 'string', value: 'FILE', description: 'The file to write; stdout by default' },
    },
    examples: ['blockwright submissions export --form lead --out leads.csv'],
    run: async (...args) => (await import('../run/submissions.ts')).exportCommand(...args),
  },
  'submissions erase': {
    summary: 'Delete everything stored about an email address, or one submission',
    details: `${source} Deletes submissions, waiting deliveries and files, and lists other submissions with the address in a text. Recipients delete delivered emails themselves.`,
    positionals: 'EMAIL|ID',
    minPositionals: 1,
    options: siteOptions,
    examples: ['blockwright submissions erase ada@example.com'],
    run: async (...args) => (await import('../run/submissions.ts')).eraseCommand(...args),
  },
};

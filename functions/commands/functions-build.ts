import { type Command, siteOptions } from '../../cli/index.ts';

export const command: Command = {
  summary: 'Build the functions that receive the forms, for Supabase or Deno',
  details:
    'Writes a folder that the Supabase command line deploys as it is: settings, migrations and functions that know the forms of this site. Its README.md has the commands. Deno runs the same functions with serve.js.',
  options: {
    ...siteOptions,
    out: {
      type: 'string',
      value: 'DIR',
      description: 'The folder to write; dist/functions of the site by default',
    },
  },
  examples: [
    'blockwright functions build',
    'blockwright functions build --root client --out backend',
  ],
  run: async (...args) =>
    (await import('../_local/deploy/functionsBuild.ts')).functionsBuild(...args),
};

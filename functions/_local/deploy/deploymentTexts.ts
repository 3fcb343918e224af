import type { Site } from '../../../schema/vocabulary.ts';
import type { Migration } from '../database/migrate.ts';

/** Returns the settings of the Supabase command line for these functions. */
export function createConfig(functions: string[]): string {
  const sections = functions.map(
    (name) => `[functions.${name}]
verify_jwt = false
entrypoint = "./functions/${name}/index.js"
`,
  );
  return `# Written by \`blockwright functions build\`. Settings: https://supabase.com/docs/guides/local-development/cli/config
project_id = "blockwright"

[db]
major_version = 17

[db.migrations]
enabled = true

[db.seed]
enabled = false

# Visitors have no account and publishable keys are not JWTs, so the functions check requests themselves.
${sections.join('\n')}`;
}

/** Returns a script for psql that applies the pending migrations and records them. */
export function createSetup(migrations: readonly Migration[]): string {
  const steps = migrations.map(
    ({ file, version, name }) => `
select count(*) = 0 as pending from supabase_migrations.schema_migrations where version = '${version}' \\gset
\\if :pending
begin;
\\ir supabase/migrations/${file}
insert into supabase_migrations.schema_migrations (version, name) values ('${version}', '${name}');
commit;
\\endif
`,
  );
  return `-- Creates or updates the tables: psql "$DATABASE_URL" -f setup.sql
\\set ON_ERROR_STOP on
\\ir bootstrap.sql
${steps.join('')}`;
}

/** Returns the settings that most sites need, as a file to fill in. */
export function createExampleSettings({ name, url, email }: Site): string {
  const { origin, hostname } = new URL(url);
  const domain = hostname.replace(/^www\./, '');
  return `# Copy this file to .env.functions in the folder of the site, and fill it in.
ALLOWED_ORIGINS=${origin}
MAIL_API_KEY=
MAIL_FROM=${JSON.stringify(`${name} <website@${domain}>`)}
MAIL_TO_LEADS=${email ?? `leads@${domain}`}
# The header in which the proxy sends the address of a visitor: this one on Supabase.
CLIENT_IP_HEADER=cf-connecting-ip
# Long random texts, such as \`openssl rand -hex 32\` prints.
IP_HASH_SECRET=
CRON_SECRET=
`;
}

/**
 * Returns the instructions for the folder.
 *
 * @param settings path of the filled-in settings, as seen from the folder
 */
export function createReadme(functions: string[], settings: string): string {
  return `# Functions of a Blockwright site

Written by \`blockwright functions build\`. Do not edit: the next build replaces it.

Copy \`example.env\` to \`${settings}\` and fill it in.

On Supabase, in this folder:

\`\`\`sh
npx supabase link --project-ref YOUR_REF
npx supabase db push
npx supabase secrets set --env-file ${settings}
npx supabase functions deploy --use-api
\`\`\`

On a server of your own, with Deno and PostgreSQL 15 or later:

\`\`\`sh
psql "$DATABASE_URL" -f setup.sql
deno serve --env-file=${settings} --allow-net --allow-env --allow-read --host 127.0.0.1 --port 8000 serve.js
\`\`\`

Functions: ${functions.join(', ')}.
`;
}

import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openServerDatabase } from '../../functions/_local/openIntake.ts';
import { openTaskRunner } from '../../functions/_local/operators/openTaskRunner.ts';
import { createTemporaryFolder, packageRoot } from './support/backendHarness.ts';
import { createGeneralSite, ownMigration } from './support/generalSite.ts';
import { type PostgresServer, startPostgres } from './support/postgres.ts';
import { createDeployment } from './support/startDenoHarness.ts';

let server: PostgresServer;
let deployment: string;
const root = createGeneralSite();
beforeAll(async () => {
  server = await startPostgres();
  deployment = await createDeployment(root);
});
afterAll(() => server.stop());

const psql = (url: string, ...args: string[]) =>
  execFileSync('psql', [url, '-q', ...args], { cwd: deployment, encoding: 'utf8' });

async function readStatus(url: string) {
  const env = { DATABASE_URL: url, BACKEND_DIR: createTemporaryFolder() };
  const runner = openTaskRunner(root, packageRoot, env);
  try {
    return await runner.run('status');
  } finally {
    await runner.close();
  }
}

const versions = (url: string) =>
  psql(url, '-Atc', 'select version from supabase_migrations.schema_migrations order by 1')
    .trim()
    .split('\n');
const expected = [...readdirSync(join(packageRoot, 'supabase/migrations')), ownMigration]
  .toSorted()
  .map((file) => file.split('_')[0]);

it('the documented set-up can be repeated, and operators can read the database afterwards', async () => {
  const url = server.database();
  for (let round = 0; round < 2; round += 1) psql(url, '-f', 'setup.sql');
  expect(versions(url)).toEqual(expected);
  expect(await readStatus(url)).toMatchObject({ submissions: 0 });
});

it('recognises migrations that somebody ran by hand', async () => {
  const url = server.database();
  const folder = 'supabase/migrations';
  const files = readdirSync(join(deployment, folder)).toSorted();
  for (const file of ['bootstrap.sql', ...files.map((name) => join(folder, name))])
    psql(url, '--single-transaction', '-v', 'ON_ERROR_STOP=1', '-f', file);
  expect(await readStatus(url)).toMatchObject({ submissions: 0 });
  expect(versions(url)).toEqual(expected);
});

it('closes its connections when the database cannot be used', async () => {
  const url = server.database();
  psql(
    url,
    '-c',
    'create schema supabase_migrations',
    '-c',
    'create table supabase_migrations.schema_migrations (x int)',
  );
  await expect(readStatus(url)).rejects.toThrow('version');
  const observer = openServerDatabase(url);
  const [row] = await observer.query(
    'select count(*)::int as n from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await observer.close();
  expect(row?.n).toBe(0);
});

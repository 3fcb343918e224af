import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from './Database.ts';

/**
 * Brings a database up to date: what a Supabase project has from the start (bootstrap.sql), then the
 * migrations of supabase/ that it does not have yet, noted where Supabase's own tool notes them.
 *
 * @returns the names of the migrations that were run
 */
export async function migrate(database: Database, packageRoot: string): Promise<string[]> {
  await database.runScript(
    await readFile(join(packageRoot, 'functions/_local/database/bootstrap.sql'), 'utf8'),
  );
  const rows = await database.query('select version from supabase_migrations.schema_migrations');
  const done = new Set(rows.map(({ version }) => version));
  const folder = join(packageRoot, 'supabase/migrations');
  const run: string[] = [];
  for (const file of (await readdir(folder)).toSorted()) {
    const [, version, name] = /^(\d+)_(\w+)\.sql$/.exec(file) ?? [];
    if (version === undefined || name === undefined || done.has(version)) continue;
    // A script of several statements is one transaction of its own.
    const text = await readFile(join(folder, file), 'utf8');
    await database.runScript(
      `${text}\n;insert into supabase_migrations.schema_migrations (version, name) values ('${version}', '${name}')`,
    );
    run.push(file);
  }
  return run;
}

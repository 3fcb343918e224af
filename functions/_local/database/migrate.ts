import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from './Database.ts';

/**
 * Applies bootstrap.sql, which creates the parts of a Supabase project, and then the pending migrations
 * of supabase/. Applied migrations are recorded in the same table that the Supabase CLI uses.
 *
 * @returns the names of the applied migrations
 */
export async function migrate(database: Database, packageRoot: string): Promise<string[]> {
  await database.runScript(
    await readFile(join(packageRoot, 'functions/_local/database/bootstrap.sql'), 'utf8'),
  );
  const rows = await database.query('select version from supabase_migrations.schema_migrations');
  const applied = new Set(rows.map(({ version }) => version));
  const folder = join(packageRoot, 'supabase/migrations');
  const names: string[] = [];
  for (const file of (await readdir(folder)).toSorted()) {
    const [, version, name] = /^(\d+)_(\w+)\.sql$/.exec(file) ?? [];
    if (version === undefined || name === undefined || applied.has(version)) continue;
    // PostgreSQL runs a script of several statements in one transaction.
    const text = await readFile(join(folder, file), 'utf8');
    await database.runScript(
      `${text}\n;insert into supabase_migrations.schema_migrations (version, name) values ('${version}', '${name}')`,
    );
    names.push(file);
  }
  return names;
}

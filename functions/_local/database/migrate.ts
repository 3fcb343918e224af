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
  const migrations = await listMigrations(folder);
  const [schema] = await database.query("select to_regnamespace('intake') is not null as exists");
  // Somebody who runs the files by hand does not record them.
  const isUnrecorded = schema?.exists && !migrations.some(({ version }) => applied.has(version));
  const names: string[] = [];
  for (const { file, version, name } of migrations) {
    if (applied.has(version)) continue;
    // PostgreSQL runs a script of several statements in one transaction.
    const text = isUnrecorded ? '' : await readFile(join(folder, file), 'utf8');
    await database.runScript(
      `${text}\n;insert into supabase_migrations.schema_migrations (version, name) values ('${version}', '${name}')`,
    );
    names.push(file);
  }
  return names;
}

/** Lists the migrations in a folder in the order in which they are applied. */
export async function listMigrations(folder: string): Promise<Migration[]> {
  return (await readdir(folder)).toSorted().flatMap((file) => {
    const [, version, name] = /^(\d+)_(\w+)\.sql$/.exec(file) ?? [];
    return version === undefined || name === undefined ? [] : { file, version, name };
  });
}

/** A file of supabase/migrations/. */
export interface Migration {
  file: string;
  version: string;
  name: string;
}

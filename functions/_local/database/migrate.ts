import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { findSiteFunctions } from '../site/findSiteFunctions.ts';
import { findOwnFolder } from '../system/findOwnFolder.ts';
import type { Database } from './Database.ts';

/**
 * Applies bootstrap.sql, which creates the parts of a Supabase project, and then the pending migrations
 * of the engine and of the site's functions. Applied migrations are recorded in the same table that the Supabase CLI uses.
 *
 * @returns the names of the applied migrations
 */
export async function migrate(
  database: Database,
  packageRoot: string,
  root: string,
): Promise<string[]> {
  await database.runScript(await readFile(join(findOwnFolder(packageRoot), bootstrapFile), 'utf8'));
  const rows = await database.query('select version from supabase_migrations.schema_migrations');
  const applied = new Set(rows.map(({ version }) => version));
  const migrations = await listMigrations(packageRoot, root);
  const [schema] = await database.query("select to_regnamespace('intake') is not null as exists");
  // Somebody who runs the files by hand does not record them.
  const isUnrecorded = schema?.exists && !migrations.some(({ version }) => applied.has(version));
  const names: string[] = [];
  for (const { file, path, version, name } of migrations) {
    if (applied.has(version)) continue;
    // PostgreSQL runs a script of several statements in one transaction.
    const text = isUnrecorded ? '' : await readFile(path, 'utf8');
    await database.runScript(
      `${text}\n;insert into supabase_migrations.schema_migrations (version, name) values ('${version}', '${name}')`,
    );
    names.push(file);
  }
  return names;
}

/** The path of bootstrap.sql in this package. */
export const bootstrapFile = '_local/database/bootstrap.sql';

/**
 * Lists the migrations of the engine, in supabase/migrations/, and of the site, in the folders of its
 * functions, in the order in which they are applied.
 */
export async function listMigrations(packageRoot: string, root: string): Promise<Migration[]> {
  const functions = await findSiteFunctions(root);
  const folders = [
    findEngineMigrations(packageRoot),
    ...functions.map(({ path }) => dirname(path)),
  ];
  const found = await Promise.all(folders.map(listMigrationsIn));
  return found.flat().toSorted((one, other) => (one.file < other.file ? -1 : 1));
}

/** Returns the folder with the migrations of the engine. */
function findEngineMigrations(packageRoot: string): string {
  const folder = join(packageRoot, 'supabase/migrations');
  return existsSync(folder) ? folder : join(findOwnFolder(packageRoot), 'prebuilt/migrations');
}

async function listMigrationsIn(folder: string): Promise<Migration[]> {
  return (await readdir(folder)).flatMap((file) => {
    const [, version, name] = /^(\d+)_(\w+)\.sql$/.exec(file) ?? [];
    const path = join(folder, file);
    return version === undefined || name === undefined ? [] : { file, path, version, name };
  });
}

/** A file with statements that run once. */
export interface Migration {
  file: string;
  path: string;
  version: string;
  name: string;
}

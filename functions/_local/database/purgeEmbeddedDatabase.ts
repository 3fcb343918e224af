import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from './Database.ts';

/**
 * Removes deleted values from the files of PGlite: from tables, from the statistics of their columns and
 * from the log, and deletes the folders of broken databases, whose submissions the journal has restored.
 *
 * @param dataDir the folder with the databases
 */
export async function purgeEmbeddedDatabase(database: Database, dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir))
    if (name.startsWith('database-broken-')) await rm(join(dataDir, name), { recursive: true });
  // Statistics contain samples of values; the next start collects them anew.
  await database.query(
    `delete from pg_statistic where starelid in (select oid from pg_class
      where relnamespace in ('intake'::regnamespace, 'storage'::regnamespace))`,
  );
  await database.query(
    'vacuum (full) intake.submissions, intake.outbox, storage.objects, pg_statistic',
  );
  await database.query('select pg_switch_wal()');
  await database.query('checkpoint');
}

/** Makes PGlite delete the files of its log that it no longer needs, instead of using them again. */
export async function deleteUsedLogs(database: Database): Promise<void> {
  // The setting of the system applies while the next process repairs the database of a killed one.
  for (const statement of ['alter system set wal_recycle = off', 'set wal_recycle = off'])
    await database.query(statement);
}

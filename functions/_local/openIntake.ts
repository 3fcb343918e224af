import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import postgres from 'postgres';
import { createSqlIntake, type Row } from '../_shared/intake/createSqlIntake.ts';
import type { Intake } from '../_shared/ports/Intake.ts';
import type { BackendOptions } from './BackendOptions.ts';
import type { Database } from './database/Database.ts';
import { migrate } from './database/migrate.ts';
import { openEmbeddedDatabase } from './database/openEmbeddedDatabase.ts';
import { createJournaledIntake, restoreSubmissions } from './journal/createJournaledIntake.ts';
import { openJournal } from './journal/openJournal.ts';
import type { ObjectFiles } from './storage/openObjectFiles.ts';
import { completeUploads, restoreObjects } from './storage/restoreObjects.ts';

/**
 * Opens and migrates the database of the settings, and restores lost rows from the journal and the
 * uploaded files. Only the embedded database needs a journal.
 */
export async function openIntake(
  options: BackendOptions,
  files: ObjectFiles,
): Promise<OpenedIntake> {
  const url = options.env('DATABASE_URL');
  if (url !== undefined) {
    const database = openServerDatabase(url);
    return closeOnFailure(database, async () => {
      await migrate(database, options.packageRoot, options.root);
      return {
        database,
        intake: createDatabaseIntake(database),
        closeDatabase: () => database.close(),
      };
    });
  }
  const database = await openEmbedded(options);
  return closeOnFailure(database, () => openJournaled(database, options, files));
}

/** A migrated database with its intake. */
interface OpenedIntake {
  database: Database;
  intake: Intake;
  closeDatabase: () => Promise<void>;
}

/** Restores what PGlite lost, and journals what it gets from now on. */
async function openJournaled(
  database: Database,
  options: BackendOptions,
  files: ObjectFiles,
): Promise<OpenedIntake> {
  const journal = await openJournal(join(options.dataDir, 'journal.ndjson'));
  const { restored, journaled } = await restoreSubmissions(journal, database);
  const restoredFiles = await restoreObjects(database, files);
  if (restored + restoredFiles > 0)
    options.log({ journal: 'restored', submissions: restored, files: restoredFiles });
  await completeUploads(database, files);
  return {
    database,
    intake: {
      ...createJournaledIntake(createDatabaseIntake(database), journal, database, journaled),
      purge: () => purgeEmbeddedDatabase(database, options.dataDir),
    },
    async closeDatabase() {
      await journal.close();
      await database.close();
    },
  };
}

function createDatabaseIntake(database: Database): Intake {
  return createSqlIntake((text, values) => database.query(text, values));
}

/** Closes a database whose preparation fails: an open connection keeps the process running. */
async function closeOnFailure<Result>(
  database: Database,
  prepare: () => Promise<Result>,
): Promise<Result> {
  try {
    return await prepare();
  } catch (error) {
    await database.close().catch(() => undefined);
    throw error;
  }
}

/** Opens PGlite. A broken database is renamed, and a new one is filled from the journal. */
async function openEmbedded({
  dataDir,
  packageRoot,
  root,
  log,
  warn,
}: BackendOptions): Promise<Database> {
  const folder = join(dataDir, 'database');
  const attempt = async () => {
    const database = await openEmbeddedDatabase(folder, packageRoot);
    return closeOnFailure(database, async () => {
      await deleteUsedLogs(database);
      await migrate(database, packageRoot, root);
      await database.query('select intake.status()');
      // No other process uses this database, so messages that a killed process had claimed are due now.
      await database.query(
        `update intake.outbox set next_attempt_at = clock_timestamp(), scheduled_at = clock_timestamp()
          where state = 'pending'`,
      );
      // PGlite has no autovacuum.
      await database.query('vacuum (analyze) intake.submissions, intake.outbox, intake.rates');
      return database;
    });
  };
  try {
    return await attempt();
  } catch (error) {
    const backup = `${folder}-broken-${Date.now()}`;
    await rename(folder, backup).catch(() => undefined);
    log({
      database: 'broken, renamed',
      folder: backup,
      error: (error as Error).name,
    });
    warn(
      `The database could not be opened and was renamed to ${backup}. A new one was filled from the journal. The next erasure deletes the folder.`,
    );
    return attempt();
  }
}

/**
 * Removes deleted values from the files of PGlite: from tables, from the statistics of their columns and
 * from the log, and deletes the folders of broken databases, whose submissions the journal has restored.
 *
 * @param dataDir the folder with the databases
 */
async function purgeEmbeddedDatabase(database: Database, dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir))
    if (name.startsWith('database-broken-')) await rm(join(dataDir, name), { recursive: true });
  // Statistics contain samples of values; the next start collects new ones.
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
async function deleteUsedLogs(database: Database): Promise<void> {
  // The setting of the system applies while the next process repairs the database of a killed one.
  for (const statement of ['alter system set wal_recycle = off', 'set wal_recycle = off'])
    await database.query(statement);
}

/** Opens a database on a PostgreSQL server by URL, `postgres://user:password@host:5432/name`. */
export function openServerDatabase(url: string): Database {
  const sql = postgres(url, {
    prepare: false,
    max: 10,
    // The default waits up to 20 seconds before it connects again.
    backoff: (attempt: number) => Math.min(0.1 * 2 ** attempt, 1),
    connect_timeout: 5,
    onnotice: () => undefined,
  });
  return {
    query: async (text, parameters = []) => [...(await sql.unsafe<Row[]>(text, parameters))],
    queryAs: (role, text, parameters = []) =>
      sql.begin(async (transaction) => {
        await transaction.unsafe(`set local role ${role}`);
        return [...(await transaction.unsafe<Row[]>(text, parameters))];
      }) as Promise<Row[]>,
    runScript: async (text) => void (await sql.unsafe(text).simple()),
    close: () => sql.end({ timeout: 5 }),
  };
}

import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createSqlIntake } from '../_shared/intake/createSqlIntake.ts';
import type { Intake } from '../_shared/ports/Intake.ts';
import type { BackendOptions } from './BackendOptions.ts';
import type { Database } from './database/Database.ts';
import { migrate } from './database/migrate.ts';
import { openEmbeddedDatabase } from './database/openEmbeddedDatabase.ts';
import { openServerDatabase } from './database/openServerDatabase.ts';
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
  const query = (database: Database) =>
    createSqlIntake((text, values) => database.query(text, values));
  const url = options.env('DATABASE_URL');
  if (url !== undefined) {
    const database = openServerDatabase(url);
    await migrate(database, options.packageRoot);
    return { database, intake: query(database), closeDatabase: () => database.close() };
  }
  const database = await openEmbedded(options);
  const journal = await openJournal(join(options.dataDir, 'journal.ndjson'));
  const { restored, journaled } = await restoreSubmissions(journal, database);
  const restoredFiles = await restoreObjects(database, files);
  if (restored + restoredFiles > 0)
    options.log({ journal: 'restored', submissions: restored, files: restoredFiles });
  await completeUploads(database, files);
  return {
    database,
    intake: createJournaledIntake(query(database), journal, database, journaled),
    async closeDatabase() {
      await journal.close();
      await database.close();
    },
  };
}

/** A migrated database with its intake. */
export interface OpenedIntake {
  database: Database;
  intake: Intake;
  closeDatabase: () => Promise<void>;
}

/** Opens PGlite. A broken database is renamed, and a new one is filled from the journal. */
async function openEmbedded({
  dataDir,
  packageRoot,
  log,
  warn,
}: BackendOptions): Promise<Database> {
  const folder = join(dataDir, 'database');
  const attempt = async () => {
    const database = await openEmbeddedDatabase(folder, packageRoot);
    try {
      await migrate(database, packageRoot);
      await database.query('select intake.status()');
      // No other process uses this database, so messages that a killed process had claimed are due now.
      await database.query(
        `update intake.outbox set next_attempt_at = clock_timestamp(), reckoned_at = clock_timestamp()
          where state = 'pending'`,
      );
      // PGlite has no autovacuum.
      await database.query('vacuum (analyze) intake.submissions, intake.outbox, intake.rates');
      return database;
    } catch (error) {
      await database.close().catch(() => undefined);
      throw error;
    }
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
      `The database could not be opened and was renamed to ${backup}. A new one was filled from the journal.`,
    );
    return attempt();
  }
}

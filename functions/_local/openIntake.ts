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
import type { Mailbox } from './mail/openMailbox.ts';
import type { ObjectFiles, ObjectRecord } from './storage/openObjectFiles.ts';

/**
 * Opens and migrates the database of the settings, and restores lost rows from the journal and the
 * uploaded files. Only the embedded database needs a journal.
 */
export async function openIntake(options: BackendOptions, files: ObjectFiles): Promise<OpenedIntake> {
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
  await completeObjects(database, files);
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

/** An intake whose erasing does not let anything live on in the mailbox. */
export function createErasingIntake(intake: Intake, mailbox: Mailbox, database: Database): Intake {
  const then = async <Result>(erasing: Promise<Result>): Promise<Result> => {
    const erased = await erasing;
    const rows = await database.query('select id from intake.submissions');
    await mailbox.deleteAllExcept(new Set(rows.map(({ id }) => String(id))));
    return erased;
  };
  return {
    ...intake,
    erase: (email) => then(intake.erase(email)),
    retain: (days) => then(intake.retain(days)),
  };
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
    warn(`The database could not be opened and was renamed to ${backup}. A new one was filled from the journal.`);
    return attempt();
  }
}

async function restoreObjects(database: Database, files: ObjectFiles): Promise<number> {
  const records = JSON.stringify(await files.records());
  const rows = await database.query(
    `insert into storage.objects (id, bucket_id, name, metadata, user_metadata, created_at)
      select r.id, r.bucket, r.name, r.metadata, r."userMetadata", r."createdAt"
        from jsonb_to_recordset($1::text::jsonb)
          as r(id uuid, bucket text, name text, metadata jsonb, "userMetadata" jsonb,
            "createdAt" timestamptz)
        where exists (select 1 from storage.buckets b where b.id = r.bucket)
      on conflict do nothing returning id`,
    [records],
  );
  return rows.length;
}

/**
 * Ends the uploads that a kill cut off: a file that has its row gets its companion, because the row
 * makes a retry count as stored; one without a row goes.
 */
async function completeObjects(database: Database, files: ObjectFiles): Promise<void> {
  const unfinished = await files.unfinished();
  if (unfinished.length === 0) return;
  const rows = await database.query(
    `select jsonb_build_object('id', id, 'bucket', bucket_id, 'name', name, 'metadata', metadata,
        'userMetadata', user_metadata, 'createdAt', created_at) as record
      from storage.objects
      where id::text in (select jsonb_array_elements_text($1::text::jsonb))`,
    [JSON.stringify(unfinished)],
  );
  const records = new Map(
    rows.map(({ record }) => [(record as ObjectRecord).id, record as ObjectRecord]),
  );
  for (const id of unfinished) {
    const record = records.get(id);
    if (record === undefined) await files.remove(id);
    else await files.complete(record);
  }
}

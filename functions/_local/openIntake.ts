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
 * Opens the database that the settings name, brings it up to date and puts back what the journal and
 * the files know. Only the embedded database needs a journal.
 */
export async function openIntake(place: BackendOptions, files: ObjectFiles): Promise<OpenedIntake> {
  const query = (database: Database) =>
    createSqlIntake((text, values) => database.query(text, values));
  const url = place.env('DATABASE_URL');
  if (url !== undefined) {
    const database = openServerDatabase(url);
    await migrate(database, place.packageRoot);
    return { database, intake: query(database), closeDatabase: () => database.close() };
  }
  const database = await openEmbedded(place);
  const journal = await openJournal(join(place.dataDir, 'journal.ndjson'));
  const { restored, journaled } = await restoreSubmissions(journal, database);
  const refiled = await restoreObjects(database, files);
  if (restored + refiled > 0)
    place.log({ journal: 'restored', submissions: restored, files: refiled });
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

/** A database that is up to date, and the intake over it. */
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

/** Opens PGlite; a folder that no longer opens is set aside, and the journal fills a new one. */
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
      // Nobody else sends from here: what a killed process had taken need not wait for its lease.
      await database.query(
        `update intake.outbox set next_attempt_at = clock_timestamp(), reckoned_at = clock_timestamp()
          where state = 'pending'`,
      );
      // PGlite has no process that cleans up in the background.
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
    const aside = `${folder}-broken-${Date.now()}`;
    await rename(folder, aside).catch(() => undefined);
    log({
      database: 'does not open and was set aside',
      folder: aside,
      error: (error as Error).name,
    });
    warn(`The database did not open and was set aside as ${aside}; the journal fills a new one.`);
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

import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { applicant } from '../_shared/handlers/applicant.ts';
import { contact } from '../_shared/handlers/contact.ts';
import { maintain } from '../_shared/handlers/maintain.ts';
import { search } from '../_shared/handlers/search.ts';
import type { Intake } from '../_shared/intake/Intake.ts';
import { sqlIntake } from '../_shared/intake/sqlIntake.ts';
import { httpMailer } from '../_shared/mail/httpMailer.ts';
import { supabaseObjects } from '../_shared/objects/supabaseObjects.ts';
import { drainOutbox } from '../_shared/outbox/drainOutbox.ts';
import type { Environment, Handler, Log, Ports } from '../_shared/ports.ts';
import { openResearch } from '../_shared/research/openResearch.ts';
import type { Database } from './Database.ts';
import { embeddedDatabase } from './embeddedDatabase.ts';
import { holdLock } from './holdLock.ts';
import { journaledIntake, restoreFrom } from './journaledIntake.ts';
import { mailApi } from './mail/mailApi.ts';
import { openMailbox } from './mail/openMailbox.ts';
import { migrate } from './migrate.ts';
import { oneAtATime } from './oneAtATime.ts';
import { openJournal } from './openJournal.ts';
import { readNotes } from './readNotes.ts';
import { readSecrets, type Secrets } from './secrets.ts';
import { serverDatabase } from './serverDatabase.ts';
import { siteForms } from './siteForms.ts';
import { objectFiles } from './storage/objectFiles.ts';
import { storageApi } from './storage/storageApi.ts';

/** Where a local backend is and what it is told. */
export interface BackendPlace {
  /** The site's folder, with data/forms and data/research. */
  root: string;
  /** This package's folder, with the migrations. */
  packageRoot: string;
  /** Where everything is kept. */
  dataDir: string;
  /** Settings; see docs/operators.md. */
  env: Environment;
  log: Log;
  /** The site's origin as visitors see it, for links in mails. */
  origin: () => string;
}

/** An open local backend. */
export interface Backend {
  ports: Ports;
  secrets: Secrets;
  database: Database;
  /** The functions, by name. */
  functions: Record<string, Handler>;
  storage: Handler;
  mail: Handler;
  close: () => Promise<void>;
}

/** The key that the browser uses against a local backend. */
export const localAnonKey = 'local-anon-key';

/**
 * Opens the database (PGlite, or `DATABASE_URL`), brings it up to date, puts back what the journal
 * knows and starts sending mail.
 *
 * @throws when another process is using the folder, or the database cannot be opened
 */
export async function openBackend(place: BackendPlace): Promise<Backend> {
  await mkdir(place.dataDir, { recursive: true });
  const release = holdLock(place.dataDir);
  try {
    return await open(place, release);
  } catch (error) {
    release();
    throw error;
  }
}

async function open(place: BackendPlace, release: () => void): Promise<Backend> {
  const { dataDir, log, root } = place;
  const secrets = await readSecrets(dataDir);
  const files = await objectFiles(join(dataDir, 'objects'));
  const { database, intake, closeDatabase } = await openIntake(place, files);
  const storage = storageApi({
    database,
    files,
    anonKey: localAnonKey,
    serviceKey: secrets.serviceKey,
    secret: secrets.signing,
  });
  const mailbox = await openMailbox(join(dataDir, 'mail'));
  const env = withDefaults(place.env, secrets);
  const inside = 'http://storage.localhost';
  const objects = supabaseObjects(inside, secrets.serviceKey, (request) =>
    storage(request as Request),
  );
  const background = new Set<Promise<unknown>>();
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const ports: Ports = {
    intake,
    objects: {
      ...objects,
      sign: async (name, seconds) =>
        (await objects.sign(name, seconds)).replace(inside, place.origin()),
    },
    mail: env('MAIL_API_URL') === undefined ? mailbox.send : httpMailer(env),
    research: openResearch(() => readNotes(root), env, log),
    forms: siteForms(root),
    env,
    drain: oneAtATime(async () => {
      const drained = await drainOutbox(ports);
      await wakeAgain();
      return drained;
    }),
    waitUntil(work) {
      const guarded: Promise<unknown> = work
        .catch((error: Error) => {
          if (!closed) log({ background: 'failed', error: error.name });
        })
        .finally(() => background.delete(guarded));
      background.add(guarded);
    },
    log,
    now: () => new Date(),
  };

  const wakeAgain = async () => {
    const seconds = await intake.nextDue();
    clearTimeout(timer);
    if (seconds === undefined || closed) return;
    timer = setTimeout(() => ports.waitUntil(ports.drain()), Math.min(seconds, 60) * 1000 + 20);
    timer.unref();
  };
  ports.waitUntil(ports.drain());

  return {
    ports,
    secrets,
    database,
    functions: {
      'send-contact-email': contact(ports),
      'send-applicant-email': applicant(ports),
      'search-virtual-latinos': search(ports),
      maintain: maintain(ports),
    },
    storage,
    mail: mailApi(mailbox, () => intake.status()),
    async close() {
      closed = true;
      clearTimeout(timer);
      await Promise.race([
        Promise.allSettled([...background]),
        new Promise((resolve) => setTimeout(resolve, 3000)),
      ]);
      await closeDatabase();
      release();
    },
  };
}

interface OpenedIntake {
  database: Database;
  intake: Intake;
  closeDatabase: () => Promise<void>;
}

async function openIntake(
  place: BackendPlace,
  files: Awaited<ReturnType<typeof objectFiles>>,
): Promise<OpenedIntake> {
  const query = (database: Database) => sqlIntake((text, values) => database.query(text, values));
  const url = place.env('DATABASE_URL');
  if (url !== undefined) {
    const database = serverDatabase(url);
    await migrate(database, place.packageRoot);
    return { database, intake: query(database), closeDatabase: () => database.close() };
  }
  const database = await openEmbedded(place);
  const journal = await openJournal(join(place.dataDir, 'journal.ndjson'));
  const restored = await restoreFrom(journal, database);
  const refiled = await restoreObjects(database, files);
  if (restored + refiled > 0)
    place.log({ journal: 'restored', submissions: restored, files: refiled });
  return {
    database,
    intake: journaledIntake(query(database), journal, database),
    async closeDatabase() {
      await journal.close();
      await database.close();
    },
  };
}

/** Opens PGlite; a folder that no longer opens is set aside, and the journal fills a new one. */
async function openEmbedded({ dataDir, packageRoot, log }: BackendPlace): Promise<Database> {
  const folder = join(dataDir, 'database');
  const attempt = async () => {
    const database = await embeddedDatabase(folder, packageRoot);
    try {
      await migrate(database, packageRoot);
      await database.query('select intake.status()');
      // Nobody else sends from here: what a killed process had taken need not wait for its lease.
      await database.query(
        "update intake.outbox set next_attempt_at = clock_timestamp() where state = 'pending'",
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
    return attempt();
  }
}

async function restoreObjects(
  database: Database,
  files: Awaited<ReturnType<typeof objectFiles>>,
): Promise<number> {
  const records = JSON.stringify(await files.records());
  const rows = await database.query(
    `insert into storage.objects (id, bucket_id, name, metadata, created_at)
      select r.id, r.bucket, r.name, r.metadata, r."createdAt"
        from jsonb_to_recordset($1::text::jsonb)
          as r(id uuid, bucket text, name text, metadata jsonb, "createdAt" timestamptz)
        where exists (select 1 from storage.buckets b where b.id = r.bucket)
      on conflict do nothing returning id`,
    [records],
  );
  return rows.length;
}

function withDefaults(env: Environment, secrets: Secrets): Environment {
  const defaults: Record<string, string> = {
    MAIL_FROM: 'Website <website@localhost>',
    MAIL_TO_LEADS: 'leads@localhost',
    MAIL_TO_APPLICANTS: 'careers@localhost',
    MAIL_RETRY_SECONDS: '1',
    MAIL_RETRY_MOST_SECONDS: '30',
    // Everybody who tries a site out comes from one address.
    RATE_LIMIT_ADDRESS: '60/60',
    RATE_LIMIT_SEARCH: '120/60',
    IP_HASH_SECRET: secrets.addresses,
    CRON_SECRET: secrets.cron,
  };
  return (name) => env(name) ?? defaults[name];
}

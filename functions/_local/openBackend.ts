import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { applicant } from '../_shared/handlers/applicant.ts';
import { contact } from '../_shared/handlers/contact.ts';
import { maintain } from '../_shared/handlers/maintain.ts';
import { search } from '../_shared/handlers/search.ts';
import { httpMailer } from '../_shared/mail/httpMailer.ts';
import { supabaseObjects } from '../_shared/objects/supabaseObjects.ts';
import { drainOutbox } from '../_shared/outbox/drainOutbox.ts';
import type { Environment, Handler, Log, Ports } from '../_shared/ports.ts';
import { openResearch } from '../_shared/research/openResearch.ts';
import type { Database } from './Database.ts';
import { holdLock } from './holdLock.ts';
import { localSettings } from './localSettings.ts';
import { mailApi } from './mail/mailApi.ts';
import { openMailbox } from './mail/openMailbox.ts';
import { oneAtATime } from './oneAtATime.ts';
import { erasingLetters, openIntake } from './openIntake.ts';
import { readNotes } from './readNotes.ts';
import { readSecrets, type Secrets } from './secrets.ts';
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
  /** Takes messages that the operator must see. */
  warn: (message: string) => void;
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
  const { database, intake: stored, closeDatabase } = await openIntake(place, files);
  const storage = storageApi({
    database,
    files,
    anonKey: localAnonKey,
    serviceKey: secrets.serviceKey,
    secret: secrets.signing,
  });
  const mailbox = await openMailbox(join(dataDir, 'mail'));
  const intake = erasingLetters(stored, mailbox, database);
  const env = localSettings(place.env, secrets);
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
    forms: siteForms(root, place.warn),
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

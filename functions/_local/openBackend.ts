import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { holdLock } from '../../base/files/holdLock.ts';
import { parseAddress } from '../../base/text/parseAddress.ts';
import { createHttpMailer } from '../../features/_shared/mail/index.ts';
import { createFunctions } from '../_shared/handlers/createFunctions.ts';
import { drainOutbox } from '../_shared/outbox/drainOutbox.ts';
import { createFileStore } from '../_shared/ports/createFileStore.ts';
import type { Intake } from '../_shared/ports/Intake.ts';
import type { ObjectStore } from '../_shared/ports/ObjectStore.ts';
import type { Environment, FunctionHandler, Ports } from '../_shared/ports/Ports.ts';
import { createFunctionTexts } from '../_shared/site/FunctionTexts.ts';
import { trustPeerAddress } from '../_shared/submission/hashClientAddress.ts';
import { createSupabaseObjectStores } from '../_shared/supabase/createSupabaseObjectStores.ts';
import { adoptFolder } from './adoptFolder.ts';
import type { BackendOptions } from './BackendOptions.ts';
import { createChallengeVerifier, verificationUrl } from './challenge/createChallengeVerifier.ts';
import { coalesceCalls } from './coalesceCalls.ts';
import type { Database } from './database/Database.ts';
import { loadSiteFunctions } from './deploy/loadSiteFunctions.ts';
import { createMailApi } from './mail/createMailApi.ts';
import { type Mailbox, openMailbox } from './mail/openMailbox.ts';
import { openIntake } from './openIntake.ts';
import { readSecrets, type Secrets } from './readSecrets.ts';
import { createFormService } from './service/createFormService.ts';
import { createFormLoader } from './site/createFormLoader.ts';
import { createFunctionWords } from './site/createFunctionWords.ts';
import { createSiteLoader } from './site/createSiteLoader.ts';
import { createStorageApi } from './storage/createStorageApi.ts';
import { openObjectFiles } from './storage/openObjectFiles.ts';
import { createSubmissionsApi } from './submissions/createSubmissionsApi.ts';

/** A running local backend. */
export interface Backend {
  ports: Ports;
  secrets: Secrets;
  database: Database;
  /** The functions by name. */
  functions: Record<string, FunctionHandler>;
  storageApi: FunctionHandler;
  mailApi: FunctionHandler;
  submissionsApi: FunctionHandler;
  /** The fake form service. */
  formService: FunctionHandler;
  close: () => Promise<void>;
}

/** The anonymous key that browsers use with a local backend. */
export const localAnonKey = 'local-anon-key';

/**
 * Opens and migrates the database (PGlite, or `DATABASE_URL`), restores submissions from the journal
 * and starts to send queued messages.
 *
 * @throws FolderInUse when another process uses the folder, or Error when the database does not open
 */
export async function openBackend(options: BackendOptions): Promise<Backend> {
  await mkdir(options.dataDir, { recursive: true });
  // What visitors sent concerns no other user of this machine.
  await chmod(options.dataDir, 0o700);
  const { release } = await holdLock(options.dataDir, options.address);
  try {
    await adoptFolder(options.dataDir, options.warn);
    return await open(options, release);
  } catch (error) {
    release();
    throw error;
  }
}

async function open(options: BackendOptions, release: () => void): Promise<Backend> {
  const { dataDir, log, root } = options;
  const secrets = await readSecrets(dataDir);
  const files = await openObjectFiles(join(dataDir, 'objects'));
  const { database, intake: stored, closeDatabase } = await openIntake(options, files);
  const storage = createStorageApi({
    database,
    files,
    anonKey: localAnonKey,
    serviceKey: secrets.serviceKey,
    secret: secrets.signing,
  });
  const mailbox = await openMailbox(join(dataDir, 'mail'));
  const intake = createErasingIntake(stored, mailbox, database);
  const env = createLocalEnvironment(options.env, secrets);
  const internalOrigin = 'http://storage.localhost';
  const openStore = createSupabaseObjectStores(
    { base: internalOrigin, key: secrets.serviceKey },
    (request) => storage(request as Request),
  );
  const openBucket = (bucket: string): ObjectStore => {
    const store = openStore(bucket);
    return {
      ...store,
      sign: async (name, seconds) =>
        (await store.sign(name, seconds)).replace(internalOrigin, options.origin()),
    };
  };
  const background = new Set<Promise<unknown>>();
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const loadSite = createSiteLoader(root);
  const loadLanguage = async (locale = '') => {
    const site = await loadSite();
    return site.locales.get(locale) ?? { site: site.site, home: '/' };
  };
  const texts = async (locale?: string) =>
    createFunctionTexts(createFunctionWords((await loadLanguage(locale)).site));
  const ports: Ports = {
    intake,
    files: createFileStore(openBucket),
    sendMail: env('MAIL_API_URL') === undefined ? mailbox.send : createHttpMailer(env),
    fetch: createChallengeVerifier(globalThis.fetch),
    loadForms: createFormLoader(loadSite, options.warn),
    look: async (locale) => {
      const language = await loadLanguage(locale);
      const { home, ...look } = options.look(language.site, language.home);
      // The pages of a local server lead to each other, not to the published site.
      return {
        ...look,
        home: parseAddress(home)?.pathname.replace(/\/?$/, '/') ?? home,
      };
    },
    texts,
    env,
    drainOutbox: coalesceCalls(async () => {
      const result = await drainOutbox(ports);
      await scheduleNextDrain();
      return result;
    }),
    waitUntil(work) {
      const handled: Promise<unknown> = work
        .catch((error: Error) => {
          if (!closed) log({ background: 'failed', error: error.name });
        })
        .finally(() => background.delete(handled));
      background.add(handled);
    },
    log,
    now: () => new Date(),
  };

  const scheduleNextDrain = async () => {
    const seconds = await intake.nextDue();
    clearTimeout(timer);
    if (seconds === undefined || closed) return;
    timer = setTimeout(
      () => ports.waitUntil(ports.drainOutbox()),
      Math.min(seconds, 60) * 1000 + 20,
    );
    timer.unref();
  };
  ports.waitUntil(ports.drainOutbox());

  return {
    ports,
    secrets,
    database,
    functions: createFunctions(ports, await loadSiteFunctions(options)),
    storageApi: storage,
    submissionsApi: createSubmissionsApi(ports),
    formService: createFormService(mailbox.send, ports),
    mailApi: createMailApi(mailbox, () => intake.status()),
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

/** Wraps an intake so that erasing a submission also deletes its message in the mailbox. */
function createErasingIntake(intake: Intake, mailbox: Mailbox, database: Database): Intake {
  const cleanMailboxAfter = async <Result>(erasure: Promise<Result>): Promise<Result> => {
    const result = await erasure;
    const rows = await database.query('select id from intake.submissions');
    await mailbox.deleteAllExcept(new Set(rows.map(({ id }) => String(id))));
    return result;
  };
  return {
    ...intake,
    erase: (email) => cleanMailboxAfter(intake.erase(email)),
    delete: (id) => cleanMailboxAfter(intake.delete(id)),
    retain: (days, forms) => cleanMailboxAfter(intake.retain(days, forms)),
  };
}

/** Returns the settings of a local backend: environment variables, with defaults for missing ones. */
function createLocalEnvironment(env: Environment, secrets: Secrets): Environment {
  const defaults: Record<string, string> = {
    MAIL_FROM: 'Website <website@localhost>',
    MAIL_RETRY_SECONDS: '1',
    MAIL_RETRY_MOST_SECONDS: '30',
    // Everybody who tries out a site has the same address.
    RATE_LIMIT_ADDRESS: '60/60',
    IP_HASH_SECRET: secrets.addresses,
    CRON_SECRET: secrets.cron,
    WEBHOOK_SECRET: secrets.signing,
    // With a secret of its own, the service itself verifies.
    ...(env('CHALLENGE_SECRET') === undefined && {
      CHALLENGE_SECRET: secrets.signing,
      CHALLENGE_URL: verificationUrl,
    }),
  };
  return trustPeerAddress((name) => env(name) ?? defaults[name] ?? getRecipient(name));
}

/** Returns an address for a setting with recipients: `leads@localhost` for `MAIL_TO_LEADS`. */
function getRecipient(name: string): string | undefined {
  const group = /^MAIL_TO_(\w+)$/.exec(name)?.[1]?.toLowerCase();
  return group && `${group}@localhost`;
}

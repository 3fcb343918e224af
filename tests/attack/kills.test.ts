import { type ChildProcess, spawn } from 'node:child_process';
import { expect, it } from 'vitest';
import { startLocalBackend } from '../../functions/_local/startLocalBackend.ts';
import {
  type BackendHarness,
  connectHarness,
  createPreparedFolder,
  listen,
  packageRoot,
  until,
} from '../backend/support/backendHarness.ts';
import { createGeneralSite, quote } from '../backend/support/generalSite.ts';
import { startPostgres } from '../backend/support/postgres.ts';
import { lead } from '../backend/support/samples.ts';
import { startDenoHarness } from '../backend/support/startDenoHarness.ts';
import { isLongRun } from '../isLongRun.ts';

// The promise: an acknowledged submission is stored and mailed once, whichever process is killed.

const kills = isLongRun ? 6 : 2;
const senders = isLongRun ? 12 : 4;

const env = {
  RATE_LIMIT_ADDRESS: '1000000/60',
  RATE_LIMIT_FORM: '1000000/60',
  MAIL_RETRY_SECONDS: '0.2',
  MAIL_RETRY_MOST_SECONDS: '1',
};

/** A backend that the test kills while it receives submissions. */
interface Victim {
  /** Returns its origin; undefined while it is stopped. */
  url: () => string | undefined;
  /** Kills it and starts it again. */
  kill: (round: number) => Promise<void>;
  /** Opens the backend after the last kill, to inspect its data. */
  open: () => Promise<BackendHarness>;
}

/** A function that receives submissions of this site, or of a site with webhooks and replies. */
type Target = 'send-contact-email' | 'submit-form';

const cases: [string, Target, typeof embedded][] = [
  ['the local backend', 'submit-form', embedded],
  ['Deno over PostgreSQL', 'send-contact-email', deployed],
];
if (isLongRun) {
  cases.push(['the local backend', 'send-contact-email', embedded]);
  cases.push(['Deno over PostgreSQL', 'submit-form', deployed]);
}

// At the same time, because much of it is waiting.
it.concurrent.each(cases)(
  `%s loses and duplicates no submission to %s when it is killed ${kills} times under ${senders} senders`,
  async (name, target, start) => {
    const received = new Set<string>();
    const receiver = await listen((request, response) => {
      received.add(String(request.headers['webhook-id']));
      request.resume().once('end', () => response.end());
    });
    const root = target === 'submit-form' ? createGeneralSite() : packageRoot;
    const settings = { ...env, CRM_WEBHOOK: receiver.url, QUOTES_TO: 'q@localhost' };
    const victim = await start(root, { ...settings, WEBHOOK_SECRET: 'secret' });
    const acknowledged = new Map<string, string>();
    let sending = true;
    let failedAttempts = 0;

    const sender = async () => {
      while (sending) {
        const key = crypto.randomUUID();
        // Like a browser, repeat the same submission until it is acknowledged.
        while (!acknowledged.has(key)) {
          const url = victim.url();
          const id = url === undefined ? undefined : await send(url, target, key);
          if (id !== undefined) acknowledged.set(key, id);
          else {
            if (url !== undefined) failedAttempts += 1;
            await pause(40);
          }
        }
      }
    };
    const working = Promise.all(Array.from({ length: senders }, sender));

    let lastKill = new Date();
    for (let round = 0; round < kills; round += 1) {
      // Even on a slow machine, each kill hits a backend that is receiving submissions.
      const before = acknowledged.size;
      await until(async () => acknowledged.size > before, 120_000);
      await pause(Math.random() * 600);
      await victim.kill(round);
      lastKill = new Date();
    }
    const harness = await victim.open();
    sending = false;
    await working;
    // A killed process keeps its claims for 90 seconds; only a long run waits for their end.
    if (!isLongRun)
      await harness.sql(
        `update intake.outbox set next_attempt_at = clock_timestamp()
          where state = 'pending' and next_attempt_at < timestamptz '${lastKill.toISOString()}' + interval '90 seconds'`,
      );
    await until(async () => {
      await harness.maintain({ task: 'drain' });
      return Number((await harness.maintain({ task: 'status' })).pending) === 0;
    }, 120_000);

    const rows = await harness.sql('select id, idempotency_key as key from intake.submissions');
    const all = await harness.listMessages();
    const messages = all.filter(({ id }) => !id.startsWith('reply_'));
    const replies = all.filter(({ id }) => id.startsWith('reply_'));
    console.log(
      `${target} on ${name}: ${kills} kills, ${acknowledged.size} acknowledged, ${rows.length} stored, ${messages.length} mailed, ${replies.length} replies, ${received.size} received by the webhook, ${failedAttempts} failed attempts`,
    );
    expect(new Map(rows.map(({ key, id }) => [key, id]))).toEqual(acknowledged);
    expect(rows).toHaveLength(acknowledged.size);
    expect(messages.map(({ id }) => id).toSorted()).toEqual([...acknowledged.values()].toSorted());
    if (target === 'submit-form') {
      expect([...received].toSorted()).toEqual([...acknowledged.values()].toSorted());
      expect(replies.map(({ id }) => id.slice('reply_'.length)).toSorted()).toEqual(
        [...acknowledged.values()].toSorted(),
      );
    }
    await harness.stop();
    await receiver.close();
  },
);

/** Starts the local backend in a process that can be killed; this process inspects its data. */
async function embedded(root: string, settings: Record<string, string>): Promise<Victim> {
  const dataDir = await createPreparedFolder();
  let running = await startServer(dataDir, root, settings);
  let url: string | undefined = running.url;
  const end = async () => {
    url = undefined;
    const ended = new Promise((resolve) => running.child.once('exit', resolve));
    running.child.kill('SIGKILL');
    await ended;
  };
  return {
    url: () => url,
    async kill() {
      await end();
      running = await startServer(dataDir, root, settings);
      url = running.url;
    },
    async open() {
      await end();
      const backend = startLocalBackend({ root, packageRoot, dataDir, env: settings });
      const own = await listen((request, response) =>
        backend.handle(request, response, () => undefined),
      );
      const harness = await connectHarness(own.url, backend);
      url = own.url;
      return {
        ...harness,
        async stop() {
          await own.close();
          await backend.close();
        },
      };
    },
  };
}

/** Starts the functions on Deno; kills alternate between them and their PostgreSQL server. */
async function deployed(root: string, settings: Record<string, string>): Promise<Victim> {
  const server = await startPostgres();
  const harness = await startDenoHarness(server.database(), settings, root);
  return {
    url: () => harness.url,
    async kill(round) {
      if (round % 2 === 0) await harness.killFunctions();
      else await server.crash();
    },
    open: async () => ({
      ...harness,
      async stop() {
        await harness.stop();
        await server.stop();
      },
    }),
  };
}

async function startServer(
  dataDir: string,
  root: string,
  settings: Record<string, string>,
): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(
    process.execPath,
    ['tools/run.mjs', 'functions/_local/startBackendServer.ts', root],
    {
      cwd: packageRoot,
      env: { ...process.env, ...settings, PORT: '0', BACKEND_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (text) => resolve(String(text).trim()));
    child.once('exit', () => reject(new Error('The backend did not start')));
  });
  return { child, url };
}

/** Sends a submission. Returns its id, or undefined without an acknowledgement. */
async function send(url: string, target: Target, key: string): Promise<string | undefined> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(`${url}/functions/v1/${target}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(createValues(target, key)),
    });
    text = await response.text();
  } catch {
    return undefined;
  }
  // The gateway responds with 502 while the functions are stopped.
  if (response.status === 503 || response.status === 502) return undefined;
  expect([response.status, text]).toEqual([200, expect.stringContaining('"success":true')]);
  return (JSON.parse(text) as { id: string }).id;
}

function createValues(target: Target, key: string): object {
  if (target === 'send-contact-email') return { ...lead, company: `Company ${key}` };
  return { ...quote, form: 'quote', workEmail: `${key}@example.com` };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

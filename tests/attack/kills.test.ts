import { type ChildProcess, spawn } from 'node:child_process';
import { expect, it } from 'vitest';
import { startLocalBackend } from '../../functions/_local/startLocalBackend.ts';
import {
  type BackendHarness,
  connectHarness,
  listen,
  packageRoot,
  preparedFolder,
  until,
} from '../backend/backendHarness.ts';
import { startPostgres } from '../backend/postgres.ts';
import { lead } from '../backend/samples.ts';
import { startDenoHarness } from '../backend/startDenoHarness.ts';
import { isLong } from './isLong.ts';

// The promise: a submission that was acknowledged is stored, and mailed once, whatever is killed.

const kills = isLong ? 20 : 3;
const senders = isLong ? 20 : 8;
const limit = isLong ? 1_800_000 : 300_000;

const env = {
  RATE_LIMIT_ADDRESS: '1000000/60',
  RATE_LIMIT_FORM: '1000000/60',
  MAIL_RETRY_SECONDS: '0.2',
  MAIL_RETRY_MOST_SECONDS: '1',
};

/** A backend that can be killed while it is sent to. */
interface Victim {
  /** Where it answers; undefined while it does not. */
  url: () => string | undefined;
  /** Kills it, and starts it again. */
  kill: (round: number) => Promise<void>;
  /** The backend after the last kill, to be looked into. */
  stage: () => Promise<BackendHarness>;
}

const victims: [string, () => Promise<Victim>][] = [
  ['the local backend', embedded],
  ['Deno over PostgreSQL', deployed],
];

it.each(victims)(
  `%s loses and doubles nothing when it is killed ${kills} times under ${senders} senders`,
  async (name, start) => {
    const victim = await start();
    const acknowledged = new Map<string, string>();
    let sending = true;
    let collapseTruncatedFile = 0;

    const sender = async () => {
      while (sending) {
        const key = crypto.randomUUID();
        // As a browser does: the same submission again, until it is acknowledged.
        while (!acknowledged.has(key)) {
          const url = victim.url();
          const id = url === undefined ? undefined : await send(url, key);
          if (id !== undefined) acknowledged.set(key, id);
          else {
            if (url !== undefined) collapseTruncatedFile += 1;
            await pause(40);
          }
        }
      }
    };
    const working = Promise.all(Array.from({ length: senders }, sender));

    for (let round = 0; round < kills; round += 1) {
      // However slow the machine is, each kill meets a backend that is taking submissions.
      const before = acknowledged.size;
      await until(async () => acknowledged.size > before, 120_000);
      await pause(Math.random() * 600);
      await victim.kill(round);
    }
    const stage = await victim.stage();
    sending = false;
    await working;
    await until(async () => {
      await stage.maintain({ task: 'drain' });
      return Number((await stage.maintain({ task: 'status' })).pending) === 0;
    }, 120_000);

    const rows = await stage.sql('select id, idempotency_key as key from intake.submissions');
    const letters = await stage.listMessages();
    console.log(
      `${name}: ${kills} kills, ${acknowledged.size} acknowledged, ${rows.length} stored, ${letters.length} mailed, ${collapseTruncatedFile} tries cut off`,
    );
    expect(new Map(rows.map(({ key, id }) => [key, id]))).toEqual(acknowledged);
    expect(rows).toHaveLength(acknowledged.size);
    expect(letters.map(({ id }) => id).toSorted()).toEqual([...acknowledged.values()].toSorted());
    await stage.stop();
  },
  limit,
);

/** The local backend in a process of its own, which is killed; looked into by this process. */
async function embedded(): Promise<Victim> {
  const dataDir = await preparedFolder();
  let running = await startServer(dataDir);
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
      running = await startServer(dataDir);
      url = running.url;
    },
    async stage() {
      await end();
      const backend = startLocalBackend({ root: packageRoot, dataDir, env });
      const own = await listen((request, response) =>
        backend.handle(request, response, () => undefined),
      );
      const stage = await connectHarness(own.url, backend);
      url = own.url;
      return {
        ...stage,
        async stop() {
          await own.close();
          await backend.close();
        },
      };
    },
  };
}

/** The functions on Deno, killed by turns with the PostgreSQL server that they use. */
async function deployed(): Promise<Victim> {
  const server = await startPostgres();
  const stage = await startDenoHarness(server.database(), env);
  return {
    url: () => stage.url,
    async kill(round) {
      if (round % 2 === 0) await stage.killFunctions();
      else server.crash();
    },
    stage: async () => ({
      ...stage,
      async stop() {
        await stage.stop();
        server.stop();
      },
    }),
  };
}

async function startServer(dataDir: string): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(
    process.execPath,
    ['functions/run.mjs', 'functions/_local/startBackendServer.ts', packageRoot],
    {
      cwd: packageRoot,
      env: { ...process.env, ...env, PORT: '0', BACKEND_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (text) => resolve(String(text).trim()));
    child.once('exit', () => reject(new Error('the backend did not start')));
  });
  return { child, url };
}

/** Sends one lead; undefined when there was no acknowledgement and it is to be sent again. */
async function send(url: string, key: string): Promise<string | undefined> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(`${url}/functions/v1/send-contact-email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ ...lead, company: `Company ${key}` }),
    });
    text = await response.text();
  } catch {
    return undefined;
  }
  // 502 is the gateway's word for functions that are not there.
  if (response.status === 503 || response.status === 502) return undefined;
  expect([response.status, text]).toEqual([200, expect.stringContaining('"success":true')]);
  return (JSON.parse(text) as { id: string }).id;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

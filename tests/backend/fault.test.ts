import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startLocalBackend } from '../../functions/_local/startLocalBackend.ts';
import { isLongRun } from '../isLongRun.ts';
import { lead } from './samples.ts';
import { listen, packageRoot, preparedFolder, stageOf, until } from './stage.ts';

const kills = isLongRun ? 20 : 6;
const senders = 20;
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

it(`loses and doubles nothing when it is killed ${kills} times under ${senders} senders`, async () => {
  const dataDir = await preparedFolder();
  folders.push(dataDir);
  const server = {
    url: undefined as string | undefined,
    child: undefined as ChildProcess | undefined,
  };
  const acknowledged = new Map<string, string>();
  let sending = true;
  let interrupted = 0;

  const sender = async () => {
    while (sending) {
      const key = crypto.randomUUID();
      // As a browser does: the same submission again, until it is acknowledged.
      while (!acknowledged.has(key)) {
        const { url } = server;
        const id = url === undefined ? undefined : await send(url, key);
        if (id !== undefined) acknowledged.set(key, id);
        else {
          if (url !== undefined) interrupted += 1;
          await pause(40);
        }
      }
    }
  };
  const working = Array.from({ length: senders }, sender);

  for (let killed = 0; killed < kills; killed += 1) {
    const { child, url } = await start(dataDir);
    server.url = url;
    await pause(30 + Math.random() * 1200);
    server.url = undefined;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }

  const backend = startLocalBackend({ root: packageRoot, dataDir, env });
  const own = await listen((request, response) =>
    backend.handle(request, response, () => undefined),
  );
  const stage = await stageOf(own.url, backend);
  server.url = own.url;
  await pause(300);
  sending = false;
  await Promise.all(working);
  await until(async () => Number((await stage.maintain({ task: 'status' })).pending) === 0, 60_000);

  const rows = await stage.sql('select id, idempotency_key as key from intake.submissions');
  const letters = await stage.letters();
  console.log(
    `${kills} kills, ${acknowledged.size} acknowledged, ${rows.length} rows, ${letters.length} mails, ${interrupted} tries cut off`,
  );
  expect(acknowledged.size).toBeGreaterThan(kills);
  expect(new Map(rows.map(({ key, id }) => [key, id]))).toEqual(acknowledged);
  expect(rows).toHaveLength(acknowledged.size);
  expect(letters.map(({ id }) => id).toSorted()).toEqual([...acknowledged.values()].toSorted());
  await own.close();
  await backend.close();
}, 180_000);

/** What a loss of power can leave of files that nobody synced. */
const damages: [string, (database: string) => void][] = [
  ['the log of the database is gone', (database) => emptyFiles(join(database, 'pg_wal'))],
  ['its tables are cut short', (database) => emptyFiles(join(database, 'base'))],
  ['its control file is empty', (database) => truncateSync(join(database, 'global/pg_control'), 0)],
  ['all of it is gone', (database) => rmSync(database, { recursive: true })],
];

it.each(damages)('puts everything acknowledged back when %s', async (_, damage) => {
  const dataDir = await preparedFolder();
  folders.push(dataDir);
  const first = startLocalBackend({ root: packageRoot, dataDir, env });
  const acknowledged = new Map<string, string>();
  for (let sent = 0; sent < 12; sent += 1) {
    const key = crypto.randomUUID();
    acknowledged.set(key, await sendTo(first.fetch, key));
  }
  await first.close();
  damage(join(dataDir, 'database'));
  const second = startLocalBackend({ root: packageRoot, dataDir, env });
  const { database, ports } = await second.open();
  const rows = await database.query('select id, idempotency_key as key from intake.submissions');
  expect(new Map(rows.map(({ key, id }) => [key, id]))).toEqual(acknowledged);
  await ports.drain();
  const letters = await (
    await second.fetch(new Request('http://localhost/_mail/letters.json'))
  ).json();
  expect(letters).toHaveLength(acknowledged.size);
  await second.close();
});

it('does not bring back what was erased', async () => {
  const dataDir = await preparedFolder();
  folders.push(dataDir);
  const first = startLocalBackend({ root: packageRoot, dataDir, env });
  await sendTo(first.fetch, 'a');
  const { ports } = await first.open();
  await ports.drain();
  const letters = async () =>
    (await first.fetch(new Request('http://localhost/_mail/letters.json'))).json();
  expect(await letters()).toHaveLength(1);
  await ports.intake.erase(lead.email);
  expect(await letters()).toEqual([]);
  await sendTo(first.fetch, 'b');
  await first.close();
  rmSync(join(dataDir, 'database'), { recursive: true });
  const second = startLocalBackend({ root: packageRoot, dataDir, env });
  const rows = await (await second.open()).database.query(
    'select idempotency_key as key from intake.submissions',
  );
  expect(rows).toEqual([{ key: 'b' }]);
  await second.close();
});

const env = {
  RATE_LIMIT_ADDRESS: '1000000/60',
  RATE_LIMIT_FORM: '1000000/60',
  MAIL_RETRY_SECONDS: '0.2',
};

async function start(dataDir: string): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(
    process.execPath,
    ['functions/run.mjs', 'functions/_local/serve.ts', packageRoot],
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

async function send(url: string, key: string): Promise<string | undefined> {
  try {
    const response = await fetch(`${url}/functions/v1/send-contact-email`, requestOf(key));
    if (response.status === 503) return undefined;
    expect(response.status).toBe(200);
    return ((await response.json()) as { id: string }).id;
  } catch (error) {
    if (error instanceof TypeError || (error as Error).name === 'SyntaxError') return undefined;
    throw error;
  }
}

async function sendTo(
  fetch: (request: Request) => Promise<Response>,
  key: string,
): Promise<string> {
  const url = 'http://localhost/functions/v1/send-contact-email';
  const response = await fetch(new Request(url, requestOf(key)));
  return ((await response.json()) as { id: string }).id;
}

function requestOf(key: string): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ ...lead, company: `Company ${key}` }),
  };
}

function emptyFiles(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    if (statSync(path).isFile()) truncateSync(path, 0);
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

import { readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { type LocalBackend, startLocalBackend } from '../../functions/_local/startLocalBackend.ts';
import { isLongRun } from '../isLongRun.ts';
import { createPreparedFolder, packageRoot } from './support/backendHarness.ts';
import { lead } from './support/samples.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/**
 * The damage that a power failure can do to files that are not synced. In a long run all of them,
 * otherwise one database that cannot be opened and one that is gone.
 */
const damages: [string, (database: string) => void][] = [
  ['the log of the database is gone', (database) => emptyFiles(join(database, 'pg_wal'))],
  ['its tables are truncated', (database) => emptyFiles(join(database, 'base'))],
  ['its control file is empty', (database) => truncateSync(join(database, 'global/pg_control'), 0)],
  ['the whole database is gone', (database) => rmSync(database, { recursive: true })],
];

it.each(isLongRun ? damages : damages.slice(-2))(
  'restores every acknowledged submission, and no erased one, when %s',
  async (_, damage) => {
    const dataDir = await createPreparedFolder();
    folders.push(dataDir);
    const first = startLocalBackend({ root: packageRoot, dataDir, env });
    await sendTo(first.fetch, 'erased', erased);
    const { ports: firstPorts } = await first.open();
    await firstPorts.drainOutbox();
    expect(await getMessages(first)).toHaveLength(1);
    await firstPorts.intake.erase(erased);
    expect(await getMessages(first)).toEqual([]);
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
    await ports.drainOutbox();
    expect(await getMessages(second)).toHaveLength(acknowledged.size);
    await second.close();
  },
);

const env = {
  RATE_LIMIT_ADDRESS: '1000000/60',
  RATE_LIMIT_FORM: '1000000/60',
  MAIL_RETRY_SECONDS: '0.2',
};

const erased = 'erased@example.com';

async function getMessages({ fetch }: LocalBackend): Promise<unknown[]> {
  return (await fetch(new Request('http://localhost/_mail/messages.json'))).json();
}

async function sendTo(
  fetch: (request: Request) => Promise<Response>,
  key: string,
  email = lead.email,
): Promise<string> {
  const url = 'http://localhost/functions/v1/send-contact-email';
  const response = await fetch(new Request(url, getRequest(key, email)));
  return ((await response.json()) as { id: string }).id;
}

function getRequest(key: string, email: string): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ ...lead, email, company: `Company ${key}` }),
  };
}

function emptyFiles(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    if (statSync(path).isFile()) truncateSync(path, 0);
  }
}

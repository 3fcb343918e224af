import { readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startLocalBackend } from '../../functions/_local/startLocalBackend.ts';
import { createPreparedFolder, packageRoot } from './backendHarness.ts';
import { lead } from './samples.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** The damage that a power failure can do to files that are not synced. */
const damages: [string, (database: string) => void][] = [
  ['the log of the database is gone', (database) => emptyFiles(join(database, 'pg_wal'))],
  ['its tables are truncated', (database) => emptyFiles(join(database, 'base'))],
  ['its control file is empty', (database) => truncateSync(join(database, 'global/pg_control'), 0)],
  ['the whole database is gone', (database) => rmSync(database, { recursive: true })],
];

it.each(damages)('restores every acknowledged submission when %s', async (_, damage) => {
  const dataDir = await createPreparedFolder();
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
  await ports.drainOutbox();
  const messages = await (
    await second.fetch(new Request('http://localhost/_mail/messages.json'))
  ).json();
  expect(messages).toHaveLength(acknowledged.size);
  await second.close();
});

it('does not restore erased submissions', async () => {
  const dataDir = await createPreparedFolder();
  folders.push(dataDir);
  const first = startLocalBackend({ root: packageRoot, dataDir, env });
  await sendTo(first.fetch, 'a');
  const { ports } = await first.open();
  await ports.drainOutbox();
  const messages = async () =>
    (await first.fetch(new Request('http://localhost/_mail/messages.json'))).json();
  expect(await messages()).toHaveLength(1);
  await ports.intake.erase(lead.email);
  expect(await messages()).toEqual([]);
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

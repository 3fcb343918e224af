import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type LocalBackend, startLocalBackend } from '../../functions/_local/startLocalBackend.ts';
import { isLongRun } from '../isLongRun.ts';
import { createPreparedFolder, listen, packageRoot } from './support/backendHarness.ts';
import { lead } from './support/samples.ts';

const url = 'http://localhost/functions/v1/send-contact-email';
const env = { RATE_LIMIT_ADDRESS: '100000/60', RATE_LIMIT_FORM: '100000/60' };

const getRequest = (key: string, more: Record<string, unknown> = {}) =>
  new Request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ ...lead, company: `Company ${key}`, ...more }),
  });

/** Starts a mail service that records the key of each call and ignores repeats. */
async function startMailService() {
  const keys: string[] = [];
  const server = await listen((request, response) => {
    keys.push(String(request.headers['idempotency-key']));
    request.resume().on('end', () => response.end('{}'));
  });
  return { ...server, keys };
}

async function upload(backend: LocalBackend, name: string) {
  const { secrets } = await backend.open();
  const headers = {
    authorization: `Bearer ${secrets.serviceKey}`,
    'content-type': 'application/pdf',
  };
  const address = `http://localhost/storage/v1/object/resumes/${name}`;
  return backend.fetch(new Request(address, { method: 'POST', headers, body: '%PDF-1.7' }));
}

it.each<[lost: string, lose: (database: string) => void, restored: object[]]>([
  [
    'the whole database is lost',
    (database) => rmSync(database, { recursive: true }),
    [{ journal: 'restored', submissions: 5, files: 1 }],
  ],
  ['nothing is lost', () => undefined, []],
])('sends no message twice and keeps releases and uploads when %s', async (_, lose, restored) => {
  const dataDir = await createPreparedFolder();
  const mail = await startMailService();
  const logged: object[] = [];
  const open = () =>
    startLocalBackend({
      root: packageRoot,
      dataDir,
      env: { ...env, MAIL_API_URL: mail.url },
      log: (entry) => void logged.push(entry),
    });
  const first = open();
  await upload(first, '1-Ada.pdf');
  for (const key of ['a', 'b', 'c']) await first.fetch(getRequest(key));
  const held = await (await first.fetch(getRequest('spam', { website: 'x' }))).json();
  const other = await (await first.fetch(getRequest('spam2', { website: 'x' }))).json();
  const { ports } = await first.open();
  await ports.intake.release((held as { id: string }).id);
  await ports.drainOutbox();
  expect(new Set(mail.keys).size).toBe(4);
  const mailed = mail.keys.length;
  await first.close();

  lose(join(dataDir, 'database'));
  const second = open();
  const again = await second.open();
  await again.ports.drainOutbox();
  expect(mail.keys).toHaveLength(mailed);
  expect(await again.ports.intake.status()).toMatchObject({
    submissions: 5,
    quarantined: 1,
    pending: 0,
  });
  const rows = await again.database.query(
    "select id from intake.submissions where status = 'quarantined'",
  );
  expect(rows).toEqual([{ id: (other as { id: string }).id }]);
  expect(logged.filter((entry) => 'journal' in entry)).toEqual(restored);
  expect(await again.ports.files.read('resumes/1-Ada.pdf', 100)).toHaveLength(8);
  await second.close();
  await mail.close();
});

it('journals a repeated submission once', async () => {
  const dataDir = await createPreparedFolder();
  const backend = startLocalBackend({ root: packageRoot, dataDir, env });
  const lines = () =>
    readFileSync(join(dataDir, 'journal.ndjson'), 'utf8')
      .split('\n')
      .filter((line) => line.includes('"receivedAt"'));
  const ids = new Set<string>();
  for (let round = 0; round < 2; round += 1) {
    const answers = await Promise.all(
      Array.from({ length: isLongRun ? 200 : 50 }, async () =>
        (await backend.fetch(getRequest('same'))).json(),
      ),
    );
    for (const answer of answers) ids.add((answer as { id: string }).id);
  }
  expect(ids.size).toBe(1);
  expect(lines()).toHaveLength(1);
  await backend.close();
  const again = startLocalBackend({ root: packageRoot, dataDir, env });
  await again.fetch(getRequest('same'));
  expect(lines()).toHaveLength(1);
  await again.close();
});

it('deletes only the remains of killed uploads', async () => {
  const dataDir = await createPreparedFolder();
  const first = startLocalBackend({ root: packageRoot, dataDir, env });
  const { database, ports } = await first.open();
  await upload(first, '1-Whole-File.pdf');
  await upload(first, '2-No-Companion.pdf');
  const [row] = await database.query("select id from storage.objects where name like '2-%'");
  await ports.drainOutbox();
  await first.close();
  const objects = join(dataDir, 'objects');
  rmSync(join(objects, `${row?.id}.json`));
  const lost = crypto.randomUUID();
  writeFileSync(join(objects, lost), 'half');
  for (const folder of ['objects', 'mail']) {
    mkdirSync(join(dataDir, folder), { recursive: true });
    writeFileSync(join(dataDir, folder, `${lost}.json.${crypto.randomUUID()}.1`), '{');
  }

  const second = startLocalBackend({ root: packageRoot, dataDir, env });
  const reopened = await second.open();
  expect(readdirSync(objects)).toHaveLength(4);
  expect(readdirSync(objects)).toContain(`${row?.id}.json`);
  expect(readdirSync(join(dataDir, 'mail'))).toEqual([]);
  expect(await reopened.ports.files.read('resumes/2-No-Companion.pdf', 100)).toHaveLength(8);
  await second.close();
});

it('shows the mailbox while a message in it is malformed', async () => {
  const dataDir = await createPreparedFolder();
  mkdirSync(join(dataDir, 'mail'), { recursive: true });
  for (const [name, text] of [
    ['a', '{"a":1}'],
    ['b', '{"id":"b","sentAt":"2026","from":"x","to":"y","subject":"z","text":"t"}'],
    ['c', '{'],
    ['d', '{"id":"d","sentAt":"2026","from":"x","to":["y"],"subject":"Whole","text":"t"}'],
  ])
    writeFileSync(join(dataDir, `mail/${name}.json`), text ?? '');
  const backend = startLocalBackend({ root: packageRoot, dataDir, env });
  const mail = async (path: string, init?: RequestInit) => {
    const response = await backend.fetch(new Request(`http://localhost/_mail${path}`, init));
    return [response.status, await response.text()] as const;
  };
  for (const body of ['{"a":1}', 'null', '[]', '5', '{"from":1,"to":[],"subject":"","text":""}']) {
    const headers = { authorization: 'Bearer x', 'idempotency-key': crypto.randomUUID() };
    const [status, text] = await mail('/emails', { method: 'POST', headers, body });
    expect([body, status]).toEqual([body, 422]);
    expect(JSON.parse(text).message).toContain('from, to, subject and text');
  }
  const [status, page] = await mail('');
  expect(status).toBe(200);
  expect(page).toContain('Whole');
  expect(JSON.parse((await mail('/messages.json'))[1])).toHaveLength(1);
  await backend.close();
});

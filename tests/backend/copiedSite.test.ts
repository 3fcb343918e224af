import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listen } from '../../base/http/listen.ts';
import { openTaskRunner } from '../../functions/_local/operators/openTaskRunner.ts';
import { type LocalBackend, startLocalBackend } from '../../functions/_local/startLocalBackend.ts';
import { openObjectFiles } from '../../functions/_local/storage/openObjectFiles.ts';

let folder: string;
let original: string;
let backend: LocalBackend;
let server: Server;
let address: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'blockwright-copy-'));
  original = join(folder, 'original');
  mkdirSync(join(original, 'data/forms'), { recursive: true });
  writeFileSync(
    join(original, 'pages.yaml'),
    'site: { name: A, url: "https://www.example.com", description: B }\npages: {}\n',
  );
  writeFileSync(
    join(original, 'data/forms/contact.yaml'),
    'title: Contact\nsubmit: Send\ngroups: [{ fields: [{ name: email, label: Email, kind: email }] }]\n',
  );
  backend = startLocalBackend({
    root: original,
    packageRoot: process.cwd(),
    dataDir: getData(original),
  });
  server = createServer((request, response) =>
    backend.handle(request, response, () => response.end()),
  );
  address = await listen(server, { host: 'localhost', port: 0 });
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await backend.close();
  rmSync(folder, { recursive: true, force: true });
});

const getData = (root: string) => join(root, '.blockwright/backend');

async function submit(email: string): Promise<void> {
  const response = await fetch(`${address}functions/v1/submit-form`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  expect(response.status).toBe(200);
}

/** Runs a task as `submissions …` does in a folder. */
async function run(root: string, task: string, values = {}) {
  const runner = openTaskRunner(root, process.cwd(), {});
  try {
    return await runner.run(task, values);
  } finally {
    await runner.close();
  }
}

it('erases and lists in the copy of a site alone, while its original is served', async () => {
  await submit('before@example.org');
  const copy = join(folder, 'copy');
  cpSync(original, copy, { recursive: true });
  await submit('after@example.org');
  expect(await run(copy, 'erase', { email: 'after@example.org' })).toMatchObject({
    submissions: 0,
  });
  expect(await run(copy, 'erase', { email: 'before@example.org' })).toMatchObject({
    submissions: 1,
  });
  expect(await run(copy, 'list')).toMatchObject({ submissions: [] });
  const { submissions } = await run(original, 'list');
  expect(submissions).toHaveLength(2);
});

it('reaches the data of a site that was renamed while it is served, and of a link to it', async () => {
  await submit('ana@example.org');
  const objects = await openObjectFiles(join(getData(original), 'objects'));
  const link = join(folder, 'link');
  symlinkSync(original, link);
  expect((await run(link, 'list')).submissions).toHaveLength(1);
  const renamed = join(folder, 'renamed');
  renameSync(original, renamed);
  expect((await run(renamed, 'list')).submissions).toHaveLength(1);
  // Deliveries and uploads wait, instead of creating the earlier path again.
  const { ports } = await backend.open();
  const message = { from: 'a@example.org', to: ['b@example.org'], subject: 'A', text: 'B' };
  await expect(ports.sendMail(message, 'later')).rejects.toThrow('was moved or replaced');
  await expect(objects.write('later', new Uint8Array(1))).rejects.toThrow('was moved or replaced');
  expect(existsSync(original)).toBe(false);
  renameSync(renamed, original);
  await ports.sendMail(message, 'later');
  expect(existsSync(join(getData(original), 'mail/later.json'))).toBe(true);
});

it('keeps what visitors sent from other users of the machine', async () => {
  await submit('ana@example.org');
  const data = getData(original);
  expect(statSync(data).mode & 0o777).toBe(0o700);
  for (const name of ['secrets.json', 'journal.ndjson'])
    expect([name, statSync(join(data, name)).mode & 0o777]).toEqual([name, 0o600]);
});

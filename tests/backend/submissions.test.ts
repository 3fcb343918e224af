import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { eraseCommand, exportCommand, listCommand } from '../../cli/run/submissions.ts';
import { type LocalBackend, startLocalBackend } from '../../functions/_local/startLocalBackend.ts';
import { createPreparedFolder, packageRoot } from './backendHarness.ts';
import { createGeneralSite, quote } from './generalSite.ts';

let backend: LocalBackend;
let dataDir: string;
const root = createGeneralSite();
const origin = 'http://localhost:4173';
const get = (path: string, headers: Record<string, string> = {}) =>
  backend.fetch(new Request(origin + path, { headers }));

beforeAll(async () => {
  dataDir = await createPreparedFolder();
  backend = startLocalBackend({ root, packageRoot, dataDir, warn: () => undefined });
  const send = (values: object) =>
    backend.fetch(
      new Request(`${origin}/functions/v1/submit-form`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...quote, form: 'quote', ...values }),
      }),
    );
  await send({ name: '=HYPERLINK("https://evil.example")', workEmail: 'eve@example.com' });
  await send({ name: '<b>Bo</b>', workEmail: 'bo@example.com' });
  await send({ name: 'Cy', workEmail: 'cy@example.com', website: 'bot' });
});
afterAll(() => backend.close());

it('lists, searches and shows submissions on a page of this machine', async () => {
  const page = await (await get('/_submissions')).text();
  expect(page.match(/<time/g)).toHaveLength(3);
  expect(page).toContain('quarantined: honeypot');
  expect(page).not.toContain('<b>Bo');
  const found = await (await get('/_submissions?text=BO%40example')).text();
  expect(found.match(/<time/g)).toHaveLength(1);
  const id = /_submissions\/([0-9a-f-]{36})/.exec(found)?.[1];
  const one = await (await get(`/_submissions/${id}`)).text();
  expect(one).toContain('bo@example.com');
  expect(one).toContain('webhook CRM_WEBHOOK');
});

it('exports CSV without formulas, and JSON', async () => {
  const csv = await get('/_submissions.csv?form=quote');
  expect(csv.headers.get('content-disposition')).toContain('submissions.csv');
  expect(await csv.text()).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  expect(await (await get('/_submissions.json')).json()).toHaveLength(3);
});

it.each([
  ['another machine', { 'x-peer-address': '192.168.1.7' }, origin],
  ['a proxy', { 'x-forwarded-for': '203.0.113.9' }, origin],
  ['another name', {}, 'http://192.168.1.2:4173'],
  ['a name of a foreign site', {}, 'http://evil.example:4173'],
])('shows nothing to %s', async (_, headers, from) => {
  for (const path of ['/_submissions', '/_submissions.csv', '/_mail', '/_mail/messages.json']) {
    const response = await backend.fetch(new Request(from + path, { headers }));
    expect([path, response.status]).toEqual([path, 403]);
    expect(await response.text()).not.toContain('example.com');
  }
});

it('changes submissions only at the request of its own page', async () => {
  const [, second] = (await (await get('/_submissions.json')).json()) as { id: string }[];
  const remove = (headers: Record<string, string>) =>
    backend.fetch(
      new Request(`${origin}/_submissions/${second?.id}/delete`, { method: 'POST', headers }),
    );
  expect((await remove({})).status).toBe(403);
  expect((await remove({ origin: 'https://evil.example' })).status).toBe(403);
  expect((await remove({ origin })).status).toBe(303);
  expect(await (await get('/_submissions.json')).json()).toHaveLength(2);
});

it('is read by the command line, which also erases', async () => {
  await backend.close();
  vi.stubEnv('BACKEND_DIR', dataDir);
  let output = '';
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    output += text;
    return true;
  });
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const installation = { packageRoot };
  const options = { root, positionals: [] as string[], values: {} };
  expect(await listCommand(options, installation)).toBe(0);
  expect(output.split('\n').filter(Boolean)).toHaveLength(2);
  expect(output).toContain('[quarantined]');
  output = '';
  await listCommand({ ...options, positionals: ['eve@example'] }, installation);
  expect(output.split('\n').filter(Boolean)).toHaveLength(1);
  const file = join(dataDir, 'leads.csv');
  await exportCommand({ ...options, values: { form: 'quote', out: file } }, installation);
  expect(readFileSync(file, 'utf8')).toContain("'=HYPERLINK");
  output = '';
  await eraseCommand({ ...options, positionals: ['eve@example.com'] }, installation);
  expect(output).toBe('1 submissions and 0 files deleted\n');
  write.mockRestore();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

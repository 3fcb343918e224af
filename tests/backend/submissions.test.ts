import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import papaparse from 'papaparse';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getReference } from '../../base/forms/getReference.ts';
import { runTask } from '../../functions/_local/operators/maintenance.ts';
import {
  eraseCommand,
  exportCommand,
  listCommand,
} from '../../functions/_local/operators/submissions.ts';
import { type LocalBackend, startLocalBackend } from '../../functions/_local/startLocalBackend.ts';
import { maintenanceTasks } from '../../functions/_shared/handlers/createMaintenanceHandler.ts';
import type { Ports } from '../../functions/_shared/ports/Ports.ts';
import { createPreparedFolder, listen, packageRoot } from './support/backendHarness.ts';
import { createGeneralSite, quote } from './support/generalSite.ts';

let backend: LocalBackend;
let dataDir: string;
const root = createGeneralSite();
const origin = 'http://localhost:4173';
const get = (path: string, headers: Record<string, string> = {}) =>
  backend.fetch(new Request(origin + path, { headers }));

const send = (values: object) =>
  backend.fetch(
    new Request(`${origin}/functions/v1/submit-form`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...quote, form: 'quote', ...values }),
    }),
  );

beforeAll(async () => {
  dataDir = await createPreparedFolder();
  backend = startLocalBackend({ root, packageRoot, dataDir, warn: () => undefined });
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

it('shows a submission whose reference another one quotes, and the values in the order of the form', async () => {
  const [first] = (await (await get('/_submissions.json?text=bo@example')).json()) as {
    id: string;
    data: object;
  }[];
  expect(Object.keys(first?.data ?? {}).slice(0, 4)).toEqual([
    'name',
    'workEmail',
    'phone',
    'website1',
  ]);
  await send({ name: 'Eve', wishes: `About ${first?.id}`, workEmail: 'bo2@example.com' });
  const page = await get(`/_submissions/${first?.id}`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('bo@example.com');
  const [quoting] = (await (await get('/_submissions.json?text=bo2@example')).json()) as {
    id: string;
  }[];
  await backend.fetch(
    new Request(`${origin}/_submissions/${quoting?.id}/delete`, {
      method: 'POST',
      headers: { origin },
    }),
  );
});

it('finds a submission by its reference, and deletes it only if no other has the same', async () => {
  const { ports } = await backend.open();
  const [first] = await ports.intake.list({ text: 'bo@example' });
  const reference = getReference(first?.id ?? '');
  for (const text of [reference, reference.toLowerCase(), reference.replace('-', '')])
    expect(await ports.intake.list({ text })).toMatchObject([{ id: first?.id }]);
  expect(await ports.intake.list({ text: reference.slice(0, 4) })).toEqual([]);
  const list = async () => [{ id: `${first?.id}` }, { id: `${first?.id.slice(0, 8)}-0000` }];
  const ambiguous = { ...ports, intake: { ...ports.intake, list } } as unknown as Ports;
  await expect(maintenanceTasks.delete?.(ambiguous, { id: reference })).rejects.toThrow('Several');
  await expect(maintenanceTasks.delete?.(ports, { id: '0000-0000' })).rejects.toThrow('No sub');
  expect(await maintenanceTasks.release?.(ports, { id: reference })).toMatchObject({ sent: 0 });
});

interface Listed {
  id: string;
  receivedAt: string;
  data: Record<string, unknown>;
}

/** Expects that CSV has the rows of JSON, with the values that visitors typed. */
function expectSame(csv: string, listed: readonly Listed[]) {
  const options = { header: true, skipEmptyLines: true } as const;
  const { data, errors } = papaparse.parse<Record<string, string>>(csv, options);
  expect(errors).toEqual([]);
  expect(
    data.map((row) => [row.id, row.receivedAt, row.name?.replace(/^'/, ''), row.workEmail]),
  ).toEqual(
    listed.map(({ id, receivedAt, data: one }) => [id, receivedAt, one.name, one.workEmail]),
  );
}

it('exports CSV without formulas, and JSON', async () => {
  const csv = await get('/_submissions.csv?form=quote');
  expect(csv.headers.get('content-disposition')).toContain('submissions.csv');
  const text = await csv.text();
  expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  const listed: Listed[] = await (await get('/_submissions.json')).json();
  expect(listed).toHaveLength(3);
  expectSame(text, listed);
  const bo = listed.find(({ data }) => data.workEmail === 'bo@example.com');
  expect(bo).toMatchObject({
    form: 'quote',
    status: 'accepted',
    data: { ...quote, name: '<b>Bo</b>', workEmail: 'bo@example.com' },
  });
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

it('accepts forms for services, and links files, only of its own pages', async () => {
  const post = (headers: Record<string, string>) =>
    backend.fetch(
      new Request(`${origin}/_service?for=https://service.example/f`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
        body: JSON.stringify({
          note: `Look: https://evil.example/storage/v1/x and ${origin}/storage/v1/object/sign/y`,
        }),
      }),
    );
  const messages = async () =>
    (await (await get('/_mail/messages.json')).json()) as { id: string; subject: string }[];
  const before = (await messages()).length;
  expect((await post({ origin: 'https://evil.example' })).status).toBe(403);
  expect((await post({ origin: 'null' })).status).toBe(403);
  expect(await messages()).toHaveLength(before);
  expect((await post({ origin })).status).toBe(200);
  const message = (await messages()).find(({ subject }) => subject.includes('service.example'));
  const page = await (await get(`/_mail/${message?.id}`)).text();
  expect(page).toContain(`<a href="${origin}/storage/v1/object/sign/y">`);
  expect(page).not.toContain('<a href="https://evil.example');
});

describe('the command line', () => {
  let output = '';
  const options = { root, positionals: [] as string[], values: {} };
  const installation = { packageRoot };
  beforeEach(() => {
    vi.stubEnv('BACKEND_DIR', dataDir);
    output = '';
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      output += text;
      return true;
    });
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
      output += text;
      return true;
    });
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });
  const countLines = () => output.split('\n').filter(Boolean).length;

  it('explains which process uses the folder when it does not serve it', async () => {
    expect(await listCommand(options, installation)).toBe(1);
    expect(output).toContain(`Process ${process.pid} is using`);
  });

  it('reads, exports privately and erases through a running server', async () => {
    await backend.close();
    const server = await listen((request, response) =>
      backend.handle(request, response, () => undefined),
    );
    await fetch(`${server.url}/_submissions`, { headers: { host: 'localhost:1' } });
    expect(await listCommand(options, installation)).toBe(0);
    expect(countLines()).toBe(2);
    expect(output).toContain('[quarantined]');
    output = '';
    await listCommand({ ...options, positionals: ['eve@example'] }, installation);
    expect(countLines()).toBe(1);
    output = '';
    const file = join(dataDir, 'leads.csv');
    writeFileSync(file, 'old', { mode: 0o644 });
    await exportCommand({ ...options, values: { form: 'quote', out: file } }, installation);
    expect(readFileSync(file, 'utf8')).toContain("'=HYPERLINK");
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(output).toContain('2 submissions exported');
    const json = join(dataDir, 'leads.json');
    await exportCommand(
      { ...options, values: { form: 'quote', format: 'json', out: json } },
      installation,
    );
    const exported: Listed[] = JSON.parse(readFileSync(json, 'utf8'));
    expect(exported).toHaveLength(2);
    expectSame(readFileSync(file, 'utf8'), exported);
    expect(statSync(json).mode & 0o777).toBe(0o600);
    output = '';
    await exportCommand({ ...options, positionals: ['eve@example'] }, installation);
    expect(output).toContain('1 submission exported');
    output = '';
    expect(await runTask('status', options, installation)).toBe(0);
    expect(output).toContain('quarantined: 1\nsubmissions: 2\n');
    output = '';
    expect(await runTask('retain', { ...options, positionals: ['0'] }, installation)).toBe(1);
    expect(output).toContain('days must be from 1');
    output = '';
    const id0 = '0b5c7a3e-5a53-4d5c-9a53-1f1c8c1f3f10';
    const release = { ...options, positionals: [id0], values: { format: 'json' } };
    expect(await runTask('release', release, installation)).toBe(1);
    expect(output).toContain(`No submission has the id ${id0}.`);
    output = '';
    expect(await eraseCommand({ ...options, positionals: ['0000-0000'] }, installation)).toBe(1);
    expect(output).toContain('No submission has the reference 0000-0000.');
    output = '';
    expect(await listCommand({ ...options, values: { form: 'qoute' } }, installation)).toBe(1);
    expect(output).toContain('No form has the name qoute');
    output = '';
    expect(await listCommand({ ...options, values: { form: 'quote' } }, installation)).toBe(0);
    await send({
      name: 'Zed',
      workEmail: 'zed@example.com',
      wishes: 'Ask Eve@Example.com about it.',
    });
    output = '';
    await eraseCommand({ ...options, positionals: ['eve@example.com'] }, installation);
    expect(output).toMatch(
      /^1 submission and 0 files deleted\neve@example.com is part of a text in other submissions\..*\n {2}[0-9A-F]{4}-[0-9A-F]{4}\n$/,
    );
    const reference = / {2}(.*)\n$/.exec(output)?.[1] ?? '';
    output = '';
    await eraseCommand({ ...options, positionals: [reference] }, installation);
    expect(output).toBe('1 submission and 0 files deleted\n');
    await server.close();
    await backend.close();
  });

  it('reads the local backend, with the values in the order of the form', async () => {
    expect(await listCommand(options, installation)).toBe(0);
    expect(countLines()).toBe(1);
    expect(output).toContain('[quarantined]');
    expect(output).toContain('Cy · cy@example.com · +1 404');
  });

  it('answers without a database while nothing was submitted', async () => {
    const folder = join(dataDir, 'nothing');
    vi.stubEnv('BACKEND_DIR', folder);
    expect(await listCommand(options, installation)).toBe(0);
    expect(await runTask('status', options, installation)).toBe(0);
    expect(output).toBe('No submissions.\nsubmissions: 0\nfiles: 0\n');
    const named = { ...options, positionals: ['4F3A-91C2'] };
    expect(await runTask('release', named, installation)).toBe(1);
    expect(await eraseCommand(named, installation)).toBe(1);
    expect(existsSync(folder)).toBe(false);
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { localAnonKey } from '../../functions/_local/openBackend.ts';
import { startLocalBackend } from '../../functions/_local/startLocalBackend.ts';
import { createPreparedFolder, packageRoot } from './support/backendHarness.ts';

/**
 * The responses of Supabase's storage server (supabase/storage on PostgreSQL 15) to the requests below,
 * recorded in oracle/answers.txt. The local storage must give the same responses.
 */
const recorded = new Map(
  readFileSync(join(packageRoot, 'tests/backend/oracle/answers.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('NOTICE'))
    .map((line) => [line.slice(0, 26).trim(), line.slice(27)]),
);

// Preflight requests are answered by the gateway, which the recorded server did not have.
recorded.delete('OPTIONS');

const backend = startLocalBackend({ root: packageRoot, dataDir: await createPreparedFolder() });
const actual = new Map<string, string>();

beforeAll(async () => {
  const { database, secrets } = await backend.open();
  // The recorded server had its own bucket and policy.
  await database.runScript(
    'drop policy "visitors add resumes" on storage.objects; delete from storage.buckets',
  );
  const anon = { authorization: `Bearer ${localAnonKey}`, apikey: localAnonKey };
  const service = { authorization: `Bearer ${secrets.serviceKey}`, apikey: secrets.serviceKey };
  const send = async (label: string, path: string, init: RequestInit = {}) => {
    const response = await backend.fetch(new Request(`http://localhost/storage/v1${path}`, init));
    const headers: Record<string, string> = {};
    for (const name of ['content-type', 'etag']) {
      const value = response.headers.get(name);
      if (value !== null) headers[name] = value;
    }
    const body = (await response.text()).slice(0, 260);
    actual.set(label, `${response.status} ${body} ${JSON.stringify(headers)}`);
  };
  const form = (type: string, body: string) => {
    const parts = new FormData();
    parts.append('cacheControl', '3600');
    parts.append('', new File([body], 'a.pdf', { type }));
    return parts;
  };
  const pdf = 'application/pdf';
  const put = (label: string, key: string, body: BodyInit, headers = {}, method = 'POST') =>
    send(label, `/object/resumes/${key}`, {
      method,
      headers: { ...anon, 'x-upsert': 'false', ...headers },
      body,
    });
  const jsonType = { 'content-type': 'application/json' };
  const post = (headers: Record<string, string>, body: string) => ({
    method: 'POST',
    headers: { ...headers, ...jsonType },
    body,
  });
  const key = '/resumes/1-Ana-Lopez.pdf';

  await send(
    'createBucket',
    '/bucket',
    post(
      service,
      JSON.stringify({
        id: 'resumes',
        name: 'resumes',
        public: false,
        file_size_limit: '100KB',
        allowed_mime_types: [
          pdf,
          'application/msword',
          'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
        ],
      }),
    ),
  );
  await put('before policy', 'p0.pdf', form(pdf, '%PDF-1.7'));
  await database.runScript(`create policy ai on storage.objects for insert to anon with check
    (bucket_id = 'resumes' and name ~* '\\.(pdf|doc|docx)$')`);
  await put('ok', '1-Ana-Lopez.pdf', form(pdf, '%PDF-1.7'));
  await put('dup', '1-Ana-Lopez.pdf', form(pdf, '%PDF-1.7'));
  await put('upsert existing', '1-Ana-Lopez.pdf', form(pdf, '%PDF-1.7'), { 'x-upsert': 'true' });
  await put('upsert new', '1-Ana-Lopez2.pdf', form(pdf, '%PDF-1.7'), { 'x-upsert': 'true' });
  await put('accent key', encodeURIComponent('2-María-Núñez.pdf'), form(pdf, '%PDF-1.7'));
  await put(
    'space+apostrophe',
    encodeURIComponent("3-Ana Maria-O'Neil.pdf"),
    form(pdf, '%PDF-1.7'),
  );
  await put('policy ext', '4-a.exe', form(pdf, 'MZ'));
  await put('mime not allowed', '5-a.pdf', form('image/png', 'x'));
  await put('mime empty(octet)', '6-a.pdf', form('', 'x'));
  await put('too large', '7-a.pdf', form(pdf, 'x'.repeat(150_000)));
  await put('raw body', '8-a.pdf', '%PDF', { 'content-type': pdf });
  await put('json body', '8b-a.pdf', '{}', jsonType);
  const none = new FormData();
  none.append('cacheControl', '1');
  await put('no file', '9-a.pdf', none);
  await put('empty file', '9b-a.pdf', form(pdf, ''));
  await put('traversal', encodeURIComponent('../x.pdf'), form(pdf, '%PDF'));
  await send('no such bucket', '/object/nope/a.pdf', {
    method: 'POST',
    headers: anon,
    body: form(pdf, 'x'),
  });
  await send('no auth', '/object/resumes/a.pdf', { method: 'POST', body: form(pdf, 'x') });
  await put('bad jwt', 'a.pdf', form(pdf, 'x'), { authorization: 'Bearer anon.jwt.key' });
  await send('anon GET', `/object${key}`, { headers: anon });
  await send('anon GET public', `/object/public${key}`);
  await send('anon list', '/object/list/resumes', post(anon, '{"prefix":""}'));
  await send('anon sign', `/object/sign${key}`, post(anon, '{"expiresIn":60}'));
  await send('service sign', `/object/sign${key}`, post(service, '{"expiresIn":60}'));
  await send('anon delete', `/object${key}`, { method: 'DELETE', headers: anon });
  await send('anon delete many', '/object/resumes', {
    method: 'DELETE',
    headers: { ...anon, ...jsonType },
    body: '{"prefixes":["1-Ana-Lopez.pdf"]}',
  });
  await put('anon PUT', '1-Ana-Lopez.pdf', form(pdf, '%PDF'), {}, 'PUT');
  await send('anon info', `/object/info${key}`, { headers: anon });
  await send('anon buckets', '/bucket', { headers: anon });
  await send('service GET', `/object${key}`, { headers: service });
  await send('unknown route', '/nope', { headers: anon });
});

afterAll(() => backend.close());

it.each([...recorded.keys()])('answers like the storage server: %s', (label) => {
  const normalize = (answer = '') =>
    answer
      .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'ID')
      .replace(/token=[^"]+/, 'token=TOKEN');
  expect(normalize(actual.get(label))).toBe(normalize(recorded.get(label)));
});

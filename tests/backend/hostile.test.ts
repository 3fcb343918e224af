import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localAnonKey } from '../../functions/_local/openBackend.ts';
import { startLocalBackend } from '../../functions/_local/startLocalBackend.ts';
import { isLongRun } from '../isLongRun.ts';
import { createPreparedFolder, packageRoot } from './support/backendHarness.ts';
import { application, files, lead, mediaTypes } from './support/samples.ts';

const backend = startLocalBackend({
  root: packageRoot,
  dataDir: await createPreparedFolder(),
  env: {
    RATE_LIMIT_ADDRESS: '1000000/60',
    RATE_LIMIT_FORM: '1000000/60',
    RATE_LIMIT_SEARCH: '1000000/60',
  },
});
let cron = '';
beforeAll(async () => {
  cron = (await backend.open()).secrets.cron;
});
afterAll(() => backend.close());

const runs = isLongRun ? 400 : 100;

/** Sends a body and checks that the response is a clear one. */
async function send(name: string, body: BodyInit, type = 'application/json'): Promise<number> {
  const response = await backend.fetch(
    new Request(`http://localhost/functions/v1/${name}`, {
      method: 'POST',
      headers: { 'content-type': type, 'x-cron-secret': cron },
      body,
    }),
  );
  const answer = (await response.json()) as { success: boolean; error?: Problem };
  expect(response.status).toBeLessThan(500);
  expect(answer.success).toBe(response.status === 200);
  if (response.status !== 200) {
    expect(answer.error?.code).toMatch(/^[a-z_]+$/);
    expect(answer.error?.message).toBeTruthy();
    if (answer.error?.code === 'invalid' && name !== 'maintain') {
      expect(Object.keys(answer.error.fields ?? {})).not.toEqual([]);
    }
  }
  return response.status;
}

interface Problem {
  code: string;
  message: string;
  fields?: Record<string, string>;
}

/** Texts that break careless code: control characters, lone surrogates, direction marks, headers. */
const nastyText = fc.oneof(
  fc.constantFrom(
    'x\r\nBcc: all@example.com',
    'x\u0000y',
    '\ud800',
    'a\udfffb',
    '\u202egnp.exe',
    '\uffff',
    'x\u2028y',
    '\u0085',
    'x'.repeat(6000),
    '\u{1f600}'.repeat(3000),
    'e\u0301'.repeat(6000),
  ),
  fc
    .tuple(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('\u0000', '\r', '\u0007', '\u202e', '\ud83d'),
    )
    .map(([text, bad]) => `${text}a${bad}b`),
);

/** Values that are not text. */
const nastyValue = fc.oneof(
  fc.constantFrom<unknown>(null, 0, -1, 1e308, [], {}, [[]], ['x'], { length: 5 }, { $ne: null }),
  fc.object({ maxDepth: 3 }),
  fc.array(fc.anything({ maxDepth: 1 })),
  fc.double(),
);

const nastyName = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    'length',
    '',
  ),
  fc.string({ minLength: 1 }).filter((name) => !['form', 'website', 'query'].includes(name)),
);

const textareas = new Set(['needs', 'skills', 'motivation']);

/** A valid body with one invalid value. */
const broken = (valid: Record<string, unknown>, texts: string[]) =>
  fc.oneof(
    fc.tuple(fc.constantFrom(...texts), nastyText).map(([name, text]) => ({
      ...valid,
      // Text areas accept line breaks.
      [name]: textareas.has(name) ? text.replaceAll('\r', '\v') : text,
    })),
    fc
      .tuple(fc.constantFrom(...Object.keys(valid)), nastyValue)
      .map(([name, value]) => ({ ...valid, [name]: value })),
    fc
      .tuple(
        nastyName.filter((name) => !(name in valid)),
        fc.anything({ maxDepth: 1 }),
      )
      // Spreading would set the prototype instead of a key.
      .map(
        ([name, value]) =>
          `${JSON.stringify(valid).slice(0, -1)},${JSON.stringify(name)}:${JSON.stringify(value) ?? 'null'}}`,
      ),
    fc.constantFrom(...Object.keys(valid)).map((name) => ({ ...valid, [name]: undefined })),
    fc
      .tuple(fc.constantFrom('website', 'cf-turnstile-response'), nastyValue)
      .map(([name, value]) => ({ ...valid, [name]: value })),
  );

/** Whether a body differs from a valid one only in texts. Invisible characters in them are removed. */
function hasOnlyOddTexts(
  body: string | Record<string, unknown>,
  valid: Record<string, unknown>,
): boolean {
  if (typeof body === 'string') return false;
  return Object.entries(body).every(
    ([name, value]) =>
      value === valid[name] || (typeof value === 'string' && typeof valid[name] === 'string'),
  );
}

/** Bodies that are no JSON object. */
const garbage = fc.oneof(
  fc.json(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    '{',
    'null',
    '""',
    '[]',
    '{"a":1,}',
    '['.repeat(50_000),
    `{"a":"${'x'.repeat(120_000)}"}`,
  ),
  fc.uint8Array().map((bytes) => new Uint8Array(bytes)),
);

const forms: [string, Record<string, unknown>, string[]][] = [
  ['send-contact-email', lead, Object.keys(lead).filter((name) => name !== 'agreeToTerms')],
  [
    'send-applicant-email',
    { ...application, resumeUrl: '1700000000000-Ana-Lopez.pdf' },
    [...Object.keys(application).filter((name) => name !== 'acceptTerms'), 'resumeUrl'],
  ],
  ['search-virtual-latinos', { query: 'pricing' }, ['query']],
  ['maintain', { task: 'erase', email: 'a@example.com' }, ['task']],
];

describe.each(forms)('%s', (name, valid, texts) => {
  it(`refuses or cleans ${runs} broken bodies`, async () => {
    const statuses = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(broken(valid, texts), async (body) => {
        const status = await send(name, typeof body === 'string' ? body : JSON.stringify(body));
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        // Operators may send more than a task needs.
        if (name !== 'maintain' && !hasOnlyOddTexts(body, valid))
          expect(status).toBeGreaterThanOrEqual(400);
      }),
      { numRuns: runs },
    );
    expect(statuses.get(422)).toBeGreaterThan(runs / 4);
  });

  it('refuses garbage clearly', async () => {
    await fc.assert(
      fc.asyncProperty(garbage, async (body) => {
        expect(await send(name, body)).toBeGreaterThanOrEqual(400);
      }),
      { numRuns: runs / 4 },
    );
  });
});

describe('search-virtual-latinos', () => {
  it('answers every valid question', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 500 }), async (query) => {
        const isValid = query.trim() !== '' && !/\p{Cc}/u.test(query.trim());
        expect(await send('search-virtual-latinos', JSON.stringify({ query }))).toBe(
          isValid ? 200 : 422,
        );
      }),
      { numRuns: runs / 4 },
    );
  });
});

describe('uploads', () => {
  const upload = (name: string, bytes: BodyInit, type: string) =>
    backend.fetch(
      new Request(`http://localhost/storage/v1/object/resumes/${name}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${localAnonKey}`, 'content-type': type },
        body: bytes,
      }),
    );

  it('of any name, media type and content get a clear response', async () => {
    const names = fc.oneof(
      fc.string({ unit: 'binary', minLength: 1 }).map((name) => encodeURIComponent(name)),
      fc.constantFrom(
        '%',
        '%zz',
        '..%2f..%2fx.pdf',
        '1-a%00.pdf',
        '1-a%2f..%2fb.pdf',
        `1-${'a'.repeat(5000)}.pdf`,
      ),
      fc
        .constantFrom('pdf', 'doc', 'docx')
        .map((extension) => `${Math.random()}`.slice(2).concat(`-A-B.${extension}`)),
    );
    const types = fc.constantFrom(
      ...Object.values(mediaTypes),
      'text/html',
      'x',
      'multipart/form-data',
      '',
    );
    const bytes = fc.oneof(
      fc.uint8Array().map((array) => new Uint8Array(array)),
      fc.constantFrom(...Object.values(files)),
    );
    await fc.assert(
      fc.asyncProperty(names, types, bytes, async (name, type, body) => {
        const response = await upload(name, body, type);
        expect([200, 400, 404]).toContain(response.status);
        await response.json();
      }),
      { numRuns: runs / 4 },
    );
  });

  it('of any content are accepted or refused clearly', async () => {
    const extensions = fc.constantFrom('pdf', 'doc', 'docx');
    const contents = fc.oneof(
      fc.constantFrom(...Object.values(files)),
      fc
        .tuple(fc.constantFrom(...Object.values(files)), fc.uint8Array())
        .map(([start, end]) => new Uint8Array([...start, ...end])),
      fc.uint8Array().map((array) => new Uint8Array(array)),
    );
    let number = 0;
    await fc.assert(
      fc.asyncProperty(extensions, contents, async (extension, content) => {
        number += 1;
        const name = `${number}-Ana-Lopez.${extension}`;
        const stored = await upload(name, content, mediaTypes[extension] ?? '');
        expect(stored.status).toBe(200);
        const body = JSON.stringify({ ...application, resumeUrl: name });
        expect([200, 422]).toContain(await send('send-applicant-email', body));
      }),
      { numRuns: runs / 5 },
    );
  });
});

// @vitest-environment happy-dom
import { createHash } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FormValues } from './FormValues.ts';
import { type FilledForm, sendForm } from './sendForm.ts';
import { endAttempt } from './submissionAttempt.ts';

/** A request as it leaves the page. */
interface SentRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: unknown;
}

let sent: SentRequest[];
const answerUpload = vi.fn<() => Response>();
const answerCall = vi.fn<() => Response>();

/** Records a request and returns the response that the test set. */
function receive(url: string, { method = '', headers, body }: RequestInit): Response {
  const path = new URL(url).pathname;
  const names = [...new Headers(headers)].map(([name, value]) => [name.toLowerCase(), value]);
  sent.push({ method, path, headers: Object.fromEntries(names), body });
  return path.startsWith('/storage/') ? answerUpload() : answerCall();
}

/** The part of XMLHttpRequest that uploads use. */
class FakeRequest {
  upload: { onprogress?: (event: { loaded: number }) => void } = {};
  onload?: () => void;
  status = 0;
  statusText = '';
  responseText = '';
  #url = '';
  #init: RequestInit & { headers: Record<string, string> } = { headers: {} };
  open(method: string, url: string) {
    this.#init.method = method;
    this.#url = url;
  }
  setRequestHeader(name: string, value: string) {
    this.#init.headers[name] = value;
  }
  getAllResponseHeaders() {
    return 'content-type: application/json';
  }
  async send(body: FormData) {
    const response = receive(this.#url, { ...this.#init, body });
    this.upload.onprogress?.({ loaded: 1e9 });
    this.status = response.status;
    this.responseText = await response.text();
    this.onload?.();
  }
}

beforeEach(() => {
  sent = [];
  vi.resetAllMocks();
  answerUpload.mockImplementation(() => Response.json({ Id: 'id', Key: 'resumes/key' }));
  answerCall.mockImplementation(() => Response.json({ success: true }));
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => receive(url, init));
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  endAttempt('application');
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** The requests that the test sent to storage, and those to functions. */
const getUploads = () => sent.filter(({ path }) => path.startsWith('/storage/'));
const getCalls = () => sent.filter(({ path }) => path.startsWith('/functions/'));
const getKeys = () => getCalls().map(({ headers }) => headers['idempotency-key']);
const getNames = () => getUploads().map(({ path }) => path.split('/').at(-1) ?? '');
const storageError = (statusCode: string, message: string) => () =>
  Response.json({ statusCode, message }, { status: 400 });

const values: FormValues = {
  firstName: 'María',
  lastName: 'Núñez',
  resumeUrl: new File(['%PDF-1.7'], 'CV.PDF', { type: '' }),
};

function send(more: FormValues = {}, options: Partial<FilledForm> = {}) {
  return sendForm({
    form: 'application',
    function: 'send-applicant-email',
    receiver: 'engine',
    ...options,
    fields: [
      { name: 'firstName', kind: 'text' },
      { name: 'lastName', kind: 'text' },
      { name: 'resume', kind: 'file', bucket: 'resumes', sendAs: 'resumeUrl' },
    ],
    values: { ...values, ...more },
  });
}

test('uploads the file first, then sends the values with its name', async () => {
  expect(await send()).toEqual({ success: true });
  expect(sent.map(({ path }) => path)).toEqual([
    expect.stringMatching(/^\/storage\/v1\/object\/resumes\/\d+-Maria-Nunez\.pdf$/),
    '/functions/v1/send-applicant-email',
  ]);
  const [upload, call] = sent;
  const form = upload?.body as FormData;
  expect((form.get('') as File).type).toBe('application/pdf');
  const claim = createHash('sha256').update(getKeys()[0] ?? '');
  expect(JSON.parse(String(form.get('metadata')))).toEqual({ claim: claim.digest('hex') });
  expect(JSON.parse(String(call?.body))).toEqual({
    firstName: 'María',
    lastName: 'Núñez',
    resumeUrl: getNames()[0],
  });
  expect(call?.headers).toMatchObject({ 'x-form': 'application' });
});

test('sends the same requests as the whole Supabase client', async () => {
  vi.stubGlobal('WebSocket', class {});
  await send();
  const [upload, call] = sent.splice(0);
  const client = createClient(location.origin, 'local-anon-key', {
    global: { fetch: async (url, init) => receive(String(url), init ?? {}) },
  });
  const { headers, body } = call as SentRequest;
  const form = upload?.body as FormData;
  await client.storage.from('resumes').upload(getFileName(upload), form.get('') as File, {
    metadata: JSON.parse(String(form.get('metadata'))),
  });
  await client.functions.invoke('send-applicant-email', {
    body: JSON.parse(String(body)),
    headers: { 'X-Form': 'application', 'Idempotency-Key': headers['idempotency-key'] ?? '' },
  });
  expect([upload, call].map(describeRequest)).toEqual(sent.map(describeRequest));
});

const getFileName = (request: SentRequest | undefined) => request?.path.split('/').at(-1) ?? '';

/** Returns a request without the name and version of the client. */
function describeRequest(request: SentRequest | undefined) {
  const { 'x-client-info': _, ...headers } = request?.headers ?? {};
  const body = request?.body instanceof FormData ? [...request.body] : request?.body;
  return { ...request, headers, body };
}

test('sends the headers of the whole client, and no others, to functions of somebody else', async () => {
  vi.stubGlobal('WebSocket', class {});
  await send({}, { receiver: 'foreign' });
  const [upload, call] = sent.splice(0);
  const uploaded = upload?.body as FormData;
  expect([...uploaded.keys()]).not.toContain('metadata');
  const client = createClient(location.origin, 'local-anon-key', {
    global: { fetch: async (url, init) => receive(String(url), init ?? {}) },
  });
  await client.functions.invoke('send-applicant-email', { body: JSON.parse(String(call?.body)) });
  const [expected] = sent;
  expect(Object.keys(call?.headers ?? {}).sort()).toEqual(
    Object.keys(expected?.headers ?? {}).sort(),
  );
  const { 'x-client-info': info, ...headers } = call?.headers ?? {};
  const { 'x-client-info': clientInfo, ...clientHeaders } = expected?.headers ?? {};
  expect(headers).toEqual(clientHeaders);
  const getVersion = (text = '') => text.split(';')[0];
  expect(getVersion(info)).toBe(getVersion(clientInfo));
});

test.each([
  ['an empty object', () => Response.json({}), true],
  ['an object without a failure', () => Response.json({ message: 'stored' }), true],
  ['an object with a failure', () => Response.json({ error: 'down' }), false],
  ['an object without success', () => Response.json({ success: false }), false],
  ['a list', () => Response.json([]), false],
  ['null', () => Response.json(null), false],
  ['a text', () => new Response('ok', { headers: { 'content-type': 'text/plain' } }), false],
  ['a page', () => new Response('<p>', { headers: { 'content-type': 'text/html' } }), false],
  ['an empty answer', () => new Response(), false],
])(
  'of the functions of a site and of somebody else, %s is a success or not',
  async (_, answer, isSuccess) => {
    for (const receiver of ['site', 'foreign'] as const) {
      answerCall.mockImplementationOnce(answer);
      const result = await send({}, { receiver }).catch(() => undefined);
      expect([receiver, result !== undefined]).toEqual([receiver, isSuccess]);
      endAttempt('application');
    }
    expect(getCalls()).toHaveLength(2);
  },
);

test("a failed upload rejects with the provider's message", async () => {
  answerUpload.mockImplementation(storageError('503', 'no room'));
  await expect(send()).rejects.toThrow('Resume upload failed: no room');
  expect(getCalls()).toEqual([]);
});

test('a retry uses the same name and key and accepts a file that is already stored', async () => {
  answerCall.mockImplementationOnce(() => Response.json({}, { status: 503 }));
  await expect(send()).rejects.toThrow('non-2xx');
  answerUpload.mockImplementation(storageError('409', 'exists'));
  await send();
  expect(getNames()[1]).toBe(getNames()[0]);
  expect(getKeys()[1]).toBe(getKeys()[0]);
});

test('after a name conflict the next try uses another name', async () => {
  vi.useFakeTimers({ now: 1000 });
  answerUpload.mockImplementationOnce(storageError('409', 'exists'));
  await expect(send()).rejects.toThrow('Resume upload failed: exists');
  vi.setSystemTime(2000);
  await send();
  vi.useRealTimers();
  expect(getNames()).toEqual(['1000-Maria-Nunez.pdf', '2000-Maria-Nunez.pdf']);
});

test("the failure has the function's messages for fields", async () => {
  const body = { error: { message: 'Check', fields: { lastName: 'Too odd' } } };
  answerCall.mockImplementation(() => Response.json(body, { status: 422 }));
  await expect(send()).rejects.toMatchObject({
    name: 'SendFailure',
    message: 'Check',
    fields: { lastName: 'Too odd' },
  });
});

test('a lost network gives a SendFailure', async () => {
  answerCall.mockImplementation(() => {
    throw new TypeError('offline');
  });
  await expect(send()).rejects.toMatchObject({ name: 'SendFailure', fields: {} });
});

test.each([
  ['the page of a captive portal', () => new Response('<h1>Sign in to Wi-Fi</h1>')],
  ['an empty body', () => new Response()],
  ['JSON without success', () => Response.json({ ok: true })],
  [
    'a reported failure',
    () =>
      Response.json({ success: false, error: { message: 'down', fields: { lastName: 'Odd' } } }),
  ],
])('%s is no success', async (_case, answer) => {
  answerCall.mockImplementationOnce(answer);
  await expect(send()).rejects.toMatchObject({ name: 'SendFailure' });
  // A retry is still the same submission.
  await send();
  expect(getKeys()[1]).toBe(getKeys()[0]);
});

test('a reported failure has its messages for fields', async () => {
  const error = { message: 'down', fields: { lastName: 'Odd' } };
  answerCall.mockImplementation(() => Response.json({ success: false, error }));
  await expect(send()).rejects.toMatchObject({ message: 'down', fields: { lastName: 'Odd' } });
});

test('says in a header that a bot filled in the hidden field', async () => {
  await send({}, { hasFilledHoneypot: true });
  expect(getCalls()[0]?.headers).toMatchObject({ 'x-form-bot': 'yes' });
});

test('uploads several files under names of their own and reports the progress of all', async () => {
  const progress: number[] = [];
  const files = ['a.jpg', 'b.jpg'].map((name) => new File(['x'.repeat(10)], name));
  const { resumeUrl: _, ...person } = values;
  await sendForm({
    form: 'application',
    function: 'send-applicant-email',
    receiver: 'engine',
    fields: [{ name: 'photos', kind: 'file', maxFiles: 3, bucket: 'photos' }],
    values: { ...person, photos: files },
    onProgress: ({ sent, total }) => progress.push(sent / total),
  });
  const names = getNames();
  expect(names[1]).toBe(names[0]?.replace('.jpg', '-2.jpg'));
  expect(JSON.parse(String(getCalls()[0]?.body))).toEqual({ ...person, photos: names });
  expect(progress).toEqual([0, 0.5, 0.5, 1]);
});

test('posts files of fields without a bucket to the function', async () => {
  const { resumeUrl, ...person } = values;
  await sendForm({
    form: 'application',
    function: 'submit-form',
    receiver: 'engine',
    fields: [{ name: 'photos', kind: 'file', maxFiles: 3 }],
    values: { ...person, agree: true, seats: 3, days: ['mo', 'we'], photos: [resumeUrl as File] },
  });
  expect(getUploads()).toEqual([]);
  const { headers, ...call } = getCalls()[0] as SentRequest;
  const body = call.body as FormData;
  expect([...body.keys()]).toEqual([
    ...['firstName', 'lastName', 'agree', 'seats', 'days', 'days', 'photos'],
  ]);
  expect([body.get('agree'), body.get('seats'), body.getAll('days')]).toEqual([
    'true',
    '3',
    ['mo', 'we'],
  ]);
  expect(headers).toMatchObject({ 'x-form': 'application' });
});

// @vitest-environment happy-dom
import { createHash } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeEach, expect, test, vi } from 'vitest';
import type { FormValues } from './FormValues.ts';
import { loadSupabaseClient } from './loadSupabaseClient.ts';
import { type Submission, sendForm } from './sendForm.ts';
import { endAttempt } from './submissionAttempt.ts';

vi.mock('./loadSupabaseClient.ts', () => ({ loadSupabaseClient: vi.fn() }));

const upload = vi.fn();
const invoke = vi.fn();
const from = vi.fn(() => ({ upload }));

beforeEach(() => {
  vi.resetAllMocks();
  from.mockReturnValue({ upload });
  upload.mockResolvedValue({ error: null });
  invoke.mockResolvedValue({ data: { success: true }, error: null });
  const client = { storage: { from }, functions: { invoke } } as unknown as SupabaseClient;
  vi.mocked(loadSupabaseClient).mockResolvedValue(client);
  endAttempt('application');
});

const values: FormValues = {
  firstName: 'María',
  lastName: 'Núñez',
  resumeUrl: new File(['%PDF-1.7'], 'CV.PDF', { type: '' }),
};

function send(more: FormValues = {}, options: Partial<Submission> = {}) {
  return sendForm({
    ...options,
    form: 'application',
    function: 'send-applicant-email',
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
  expect(from).toHaveBeenCalledWith('resumes');
  const [name, file, options] = upload.mock.calls[0] ?? [];
  expect(name).toMatch(/^\d+-Maria-Nunez\.pdf$/);
  expect(file.type).toBe('application/pdf');
  const key: string = invoke.mock.calls[0]?.[1].headers['Idempotency-Key'];
  const claim = createHash('sha256').update(key).digest('hex');
  expect(options).toMatchObject({ metadata: { claim } });
  expect(invoke).toHaveBeenCalledWith('send-applicant-email', {
    body: {
      firstName: 'María',
      lastName: 'Núñez',
      resumeUrl: name,
    },
    headers: { 'Idempotency-Key': expect.any(String), 'X-Form': 'application' },
    timeout: 60_000,
  });
});

test("a failed upload rejects with the provider's message", async () => {
  upload.mockResolvedValue({ error: { statusCode: '503', message: 'no room' } });
  await expect(send()).rejects.toThrow('Resume upload failed: no room');
  expect(invoke).not.toHaveBeenCalled();
});

test('a retry uses the same name and key and accepts a file that is already stored', async () => {
  invoke.mockResolvedValueOnce({ data: null, error: new Error('down') });
  await expect(send()).rejects.toThrow('down');
  upload.mockResolvedValue({ error: { statusCode: '409', message: 'exists' } });
  await send();
  expect(upload.mock.calls[1]?.[0]).toBe(upload.mock.calls[0]?.[0]);
  const keys = invoke.mock.calls.map(([, options]) => options.headers['Idempotency-Key']);
  expect(keys[0]).toBe(keys[1]);
});

test('after a name conflict the next try uses another name', async () => {
  vi.useFakeTimers({ now: 1000 });
  upload.mockResolvedValueOnce({ error: { statusCode: '409', message: 'exists' } });
  await expect(send()).rejects.toThrow('Resume upload failed: exists');
  vi.setSystemTime(2000);
  await send();
  vi.useRealTimers();
  expect(upload.mock.calls.map(([name]) => name)).toEqual([
    '1000-Maria-Nunez.pdf',
    '2000-Maria-Nunez.pdf',
  ]);
});

test("the failure has the function's messages for fields", async () => {
  const response = Response.json({ error: { message: 'Check', fields: { lastName: 'Too odd' } } });
  invoke.mockResolvedValue({ data: null, error: new Error('non-2xx'), response });
  await expect(send()).rejects.toMatchObject({
    name: 'SendFailure',
    message: 'Check',
    fields: { lastName: 'Too odd' },
  });
});

test('a client that cannot be loaded gives a SendFailure', async () => {
  vi.mocked(loadSupabaseClient).mockRejectedValue(new TypeError('offline'));
  await expect(send()).rejects.toMatchObject({ name: 'SendFailure', fields: {} });
});

test.each([
  ['the page of a captive portal', '<h1>Sign in to Wi-Fi</h1>'],
  ['an empty body', null],
  ['JSON without success', { ok: true }],
  [
    'a reported failure',
    { success: false, error: { message: 'down', fields: { lastName: 'Odd' } } },
  ],
])('%s is no success', async (_case, data) => {
  invoke.mockResolvedValueOnce({ data, error: null });
  await expect(send()).rejects.toMatchObject({ name: 'SendFailure' });
  // A retry is still the same submission.
  await send();
  const keys = invoke.mock.calls.map(([, options]) => options.headers['Idempotency-Key']);
  expect(keys[0]).toBe(keys[1]);
});

test('a reported failure has its messages for fields', async () => {
  const error = { message: 'down', fields: { lastName: 'Odd' } };
  invoke.mockResolvedValue({ data: { success: false, error }, error: null });
  await expect(send()).rejects.toMatchObject({ message: 'down', fields: { lastName: 'Odd' } });
});

test('says in a header that a bot filled in the hidden field', async () => {
  await send({}, { hasFilledHoneypot: true });
  expect(invoke.mock.calls[0]?.[1].headers).toMatchObject({ 'X-Form-Bot': 'yes' });
});

test('uploads several files under names of their own and reports the progress of all', async () => {
  const progress: number[] = [];
  const files = ['a.jpg', 'b.jpg'].map((name) => new File(['x'.repeat(10)], name));
  const { resumeUrl: _, ...person } = values;
  await sendForm({
    form: 'application',
    function: 'send-applicant-email',
    fields: [{ name: 'photos', kind: 'file', maxFiles: 3, bucket: 'photos' }],
    values: { ...person, photos: files },
    onProgress: ({ sent, total }) => progress.push(sent / total),
  });
  const names = upload.mock.calls.map(([name]) => name);
  expect(names[1]).toBe(names[0].replace('.jpg', '-2.jpg'));
  expect(invoke.mock.calls[0]?.[1].body).toEqual({ ...person, photos: names });
  expect(progress).toEqual([0, 0.5]);
});

test('posts files of fields without a bucket to the function', async () => {
  const { resumeUrl, ...person } = values;
  await sendForm({
    form: 'application',
    function: 'submit-form',
    fields: [{ name: 'photos', kind: 'file', maxFiles: 3 }],
    values: { ...person, agree: true, seats: 3, days: ['mo', 'we'], photos: [resumeUrl as File] },
  });
  expect(upload).not.toHaveBeenCalled();
  const { body, headers } = invoke.mock.calls[0]?.[1] ?? {};
  expect([...body.keys()]).toEqual([
    ...['firstName', 'lastName', 'agree', 'seats', 'days', 'days', 'photos'],
  ]);
  expect([body.get('agree'), body.get('seats'), body.getAll('days')]).toEqual([
    'true',
    '3',
    ['mo', 'we'],
  ]);
  expect(headers).toMatchObject({ 'X-Form': 'application' });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type BackendHarness,
  startLocalHarness,
  until,
} from '../backend/support/backendHarness.ts';
import { type PostgresServer, startPostgres } from '../backend/support/postgres.ts';
import { application, files, lead } from '../backend/support/samples.ts';
import { startDenoHarness } from '../backend/support/startDenoHarness.ts';
import { hostileRequests } from './hostileRequests.ts';
import { sample } from './sample.ts';
import { type RawRequest, type RawResponse, sendRawRequest } from './sendRawRequest.ts';

// The promise: no request to the functions, storage or mailbox gets a 5xx response or ends a process,
// and the next visitor is served.

const env = {
  RATE_LIMIT_ADDRESS: '1000000/60',
  RATE_LIMIT_FORM: '1000000/60',
  RATE_LIMIT_SEARCH: '1000000/60',
  ALLOWED_ORIGINS: 'https://www.example.com',
};

let server: PostgresServer | undefined;
const harnesses: [string, () => Promise<BackendHarness & { pid?: () => number }>][] = [
  ['the local backend', () => startLocalHarness(env)],
  [
    'Deno over PostgreSQL',
    async () => {
      server = await startPostgres();
      return startDenoHarness(server.database(), env);
    },
  ],
];
afterAll(() => server?.stop());

describe.each(harnesses)('%s', (name, start) => {
  let harness: Awaited<ReturnType<typeof start>>;
  let port: number;
  beforeAll(async () => {
    harness = await start();
    port = Number(new URL(harness.url).port);
  });
  afterAll(() => harness?.stop());

  it('answers hostile requests clearly and keeps running', async () => {
    const pid = harness.pid?.();
    const requests = sample(hostileRequests(), 250);
    const counts = new Map<string, number>();
    const wrong: unknown[] = [];
    for (const { label, request, mayBeCut } of requests) {
      const answer = await sendRawRequest(port, request);
      const kind = answer.status === 0 ? 'cut' : `${Math.floor(answer.status / 100)}xx`;
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      const isClear = answer.status === 0 ? mayBeCut === true : answer.status < 500;
      if (!isClear || !isExplained(request, answer)) {
        wrong.push([label, answer.status, answer.body.slice(0, 200)]);
      }
    }
    console.log(
      `${name}: ${requests.length} hostile requests: ${[...counts].map((entry) => entry.join(' ')).join(', ')}`,
    );
    expect(wrong).toEqual([]);
    expect(harness.pid?.()).toBe(pid);
    await expectService();
  });

  it('trusts no header for the address of the sender without a setting', async () => {
    const counted = async () =>
      Number((await harness.sql('select count(*)::int as n from intake.rates'))[0]?.n);
    await harness.sql('truncate intake.rates');
    for (let sent = 0; sent < 5; sent += 1) {
      const address = `198.51.100.${sent}`;
      const answer = await sendRawRequest(port, {
        method: 'POST',
        path: '/functions/v1/send-contact-email',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': crypto.randomUUID(),
          'cf-connecting-ip': address,
          'x-forwarded-for': address,
          'x-real-ip': address,
          'x-peer-address': address,
          forwarded: `for=${address}`,
        },
        body: JSON.stringify(lead),
      });
      expect(answer.status).toBe(200);
    }
    expect(await counted()).toBe(1);
  });

  /** Checks that a lead, and an application with its file, are stored and mailed. */
  async function expectService(): Promise<void> {
    const resume = `${Date.now()}-Ana-Lopez.pdf`;
    const { error } = await harness.client.storage
      .from('resumes')
      .upload(resume, new File([files.pdf], resume, { type: 'application/pdf' }));
    expect(error).toBeNull();
    for (const [form, body] of [
      ['send-contact-email', lead],
      ['send-applicant-email', { ...application, resumeUrl: resume }],
    ] as const) {
      const { data } = await harness.client.functions.invoke(form, {
        body,
        headers: { 'Idempotency-Key': crypto.randomUUID() },
      });
      await until(
        async () => (await harness.listMessages()).some(({ id }) => id === data?.id),
        60_000,
      );
    }
  }
});

/** Whether an error response explains the error, as JSON or, for a plain form, as a page. */
function isExplained({ path, method }: RawRequest, answer: RawResponse): boolean {
  const { status, headers, body } = answer;
  const isFunction = /^\/functions\/v1\/(send|submit|search|maintain)[\w-]*$/.test(path);
  if (!isFunction || status < 400 || method === 'HEAD') return true;
  // Node refuses invalid HTTP before a function receives it.
  if (headers['x-request-id'] === undefined) return [400, 404, 408, 413, 421, 431].includes(status);
  if (headers['content-type']?.startsWith('text/html')) return body.includes('<h1>');
  const { success, error } = JSON.parse(body) as {
    success: boolean;
    error: { code: string; message: string };
  };
  return success === false && /^[a-z_]+$/.test(error.code) && error.message !== '';
}

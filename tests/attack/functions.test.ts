import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BackendHarness, startLocalHarness, until } from '../backend/backendHarness.ts';
import { type PostgresServer, startPostgres } from '../backend/postgres.ts';
import { application, files, lead } from '../backend/samples.ts';
import { startDenoHarness } from '../backend/startDenoHarness.ts';
import { hostileRequests } from './hostileRequests.ts';
import { type RawAnswer, type RawRequest, rawRequest } from './rawRequest.ts';
import { sample } from './sample.ts';

// The promise: whatever is sent to the functions, storage and the mailbox, the answer is no 5xx, no
// process ends, and the next visitor is served.

const env = {
  RATE_LIMIT_ADDRESS: '1000000/60',
  RATE_LIMIT_FORM: '1000000/60',
  RATE_LIMIT_SEARCH: '1000000/60',
  ALLOWED_ORIGINS: 'https://www.example.com',
};

let server: PostgresServer | undefined;
const stages: [string, () => Promise<BackendHarness & { pid?: () => number }>][] = [
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

describe.each(stages)('%s', (name, start) => {
  let stage: Awaited<ReturnType<typeof start>>;
  let port: number;
  beforeAll(async () => {
    stage = await start();
    port = Number(new URL(stage.url).port);
  });
  afterAll(() => stage?.stop());

  it('answers hostile requests clearly and goes on', async () => {
    const process = stage.pid?.();
    const requests = sample(hostileRequests(), 250);
    const counts = new Map<string, number>();
    const wrong: unknown[] = [];
    for (const { label, request, mayBeCut } of requests) {
      const answer = await rawRequest(port, request);
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
    expect(stage.pid?.()).toBe(process);
    await expectService();
  });

  it('believes no header about who is asking, unless it is told to', async () => {
    const counted = async () =>
      Number((await stage.sql('select count(*)::int as n from intake.rates'))[0]?.n);
    await stage.sql('truncate intake.rates');
    for (let sent = 0; sent < 5; sent += 1) {
      const made = `198.51.100.${sent}`;
      const answer = await rawRequest(port, {
        method: 'POST',
        path: '/functions/v1/send-contact-email',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': crypto.randomUUID(),
          'cf-connecting-ip': made,
          'x-forwarded-for': made,
          'x-real-ip': made,
          'x-peer-address': made,
          forwarded: `for=${made}`,
        },
        body: JSON.stringify(lead),
      });
      expect(answer.status).toBe(200);
    }
    expect(await counted()).toBe(1);
  });

  /** A lead is stored and mailed, and an application with its file. */
  async function expectService(): Promise<void> {
    const resume = `${Date.now()}-Ana-Lopez.pdf`;
    const { error } = await stage.client.storage
      .from('resumes')
      .upload(resume, new File([files.pdf], resume, { type: 'application/pdf' }));
    expect(error).toBeNull();
    for (const [form, body] of [
      ['send-contact-email', lead],
      ['send-applicant-email', { ...application, resumeUrl: resume }],
    ] as const) {
      const { data } = await stage.client.functions.invoke(form, {
        body,
        headers: { 'Idempotency-Key': crypto.randomUUID() },
      });
      await until(
        async () => (await stage.listMessages()).some(({ id }) => id === data?.id),
        60_000,
      );
    }
  }
});

/** Whether a refusal of a function says in JSON, or to a plain form on a page, what is wrong. */
function isExplained({ path, method }: RawRequest, answer: RawAnswer): boolean {
  const { status, headers, body } = answer;
  const isFunction = /^\/functions\/v1\/(send|search|maintain)[\w-]*$/.test(path);
  if (!isFunction || status < 400 || method === 'HEAD') return true;
  // Node refuses what is no HTTP before a function sees it.
  if (headers['x-request-id'] === undefined) return [400, 404, 408, 413, 421, 431].includes(status);
  if (headers['content-type']?.startsWith('text/html')) return body.includes('<h1>');
  const { success, error } = JSON.parse(body) as {
    success: boolean;
    error: { code: string; message: string };
  };
  return success === false && /^[a-z_]+$/.test(error.code) && error.message !== '';
}

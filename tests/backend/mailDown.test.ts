import { afterEach, expect, it } from 'vitest';
import { type BackendHarness, listen, startLocalHarness, until } from './support/backendHarness.ts';
import { lead } from './support/samples.ts';

/** Starts a mail service like Resend's that can be down or lose its responses. */
async function startMailService() {
  const delivered = new Map<string, number>();
  const state = { mode: 'up' as 'up' | 'down' | 'mute', calls: 0 };
  const server = await listen((request, response) => {
    state.calls += 1;
    request.resume();
    request.on('end', () => {
      if (state.mode === 'down') return response.writeHead(503).end();
      const key = String(request.headers['idempotency-key']);
      delivered.set(key, (delivered.get(key) ?? 0) + (delivered.has(key) ? 0 : 1));
      // The message is sent, but the caller gets no response.
      if (state.mode === 'mute') return request.socket.destroy();
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":"1"}');
    });
  });
  return { ...server, delivered, state };
}

let harness: BackendHarness | undefined;
afterEach(() => harness?.stop());

const sendLeads = (count: number) =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const { data, error } = await (harness as BackendHarness).client.functions.invoke(
        'send-contact-email',
        {
          body: { ...lead, company: `Company ${index}` },
          headers: { 'Idempotency-Key': crypto.randomUUID() },
        },
      );
      expect(error).toBeNull();
      return `submission/${data.id}`;
    }),
  );

it('accepts submissions while the mail service is down, and sends each message once afterwards', async () => {
  const mail = await startMailService();
  harness = await startLocalHarness({
    MAIL_API_URL: mail.url,
    MAIL_RETRY_SECONDS: '0.2',
    MAIL_RETRY_MOST_SECONDS: '0.5',
    RATE_LIMIT_ADDRESS: '1000/60',
  });
  mail.state.mode = 'down';
  const first = await sendLeads(25);
  await until(async () => mail.state.calls > 30);
  mail.state.mode = 'mute';
  const second = await sendLeads(5);
  await until(async () => second.every((key) => mail.delivered.has(key)));
  mail.state.mode = 'up';
  const { sql } = harness;
  await until(async () => {
    const [row] = await sql("select count(*)::int as n from intake.outbox where state <> 'sent'");
    return row?.n === 0;
  });
  expect([...mail.delivered.keys()].toSorted()).toEqual([...first, ...second].toSorted());
  expect([...mail.delivered.values()].every((times) => times === 1)).toBe(true);
  await mail.close();
});

it('keeps messages that it gave up, and sends them after `revive`', async () => {
  const mail = await startMailService();
  mail.state.mode = 'down';
  harness = await startLocalHarness({
    MAIL_API_URL: mail.url,
    MAIL_RETRY_SECONDS: '0.1',
    MAIL_RETRY_MOST_SECONDS: '0.1',
    MAIL_ATTEMPTS: '3',
  });
  const [key] = await sendLeads(1);
  const { maintain } = harness;
  await until(async () => (await maintain({ task: 'status' })).dead === 1);
  expect(await maintain({ task: 'status' })).toMatchObject({ pending: 0, lastError: 'HTTP 503' });
  mail.state.mode = 'up';
  expect(await maintain({ task: 'revive' })).toMatchObject({ revived: 1, sent: 1 });
  expect([...mail.delivered.keys()]).toEqual([key]);
  await mail.close();
});

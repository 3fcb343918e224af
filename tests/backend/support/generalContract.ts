import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getReference } from '../../../base/forms/getReference.ts';
import { type BackendHarness, listen, until } from './backendHarness.ts';
import { createGeneralSite, quote } from './generalSite.ts';
import { files } from './samples.ts';

/** A request that a webhook received. */
interface Hook {
  body: string;
  id: string;
  timestamp: string;
  signature: string;
}

const secret = `whsec_${Buffer.from('a key for webhooks').toString('base64')}`;

/** Tests the general function with a form of every kind of field, of a site that is not this one. */
export function generalContract(
  name: string,
  start: (root: string, env: Record<string, string>) => Promise<BackendHarness>,
): void {
  describe(name, () => {
    let harness: BackendHarness;
    let receiver: Awaited<ReturnType<typeof listen>>;
    const hooks: Hook[] = [];
    let hookStatus = 200;

    beforeAll(async () => {
      receiver = await listen(async (request, response) => {
        const { headers } = request;
        let body = '';
        for await (const chunk of request) body += chunk;
        hooks.push({
          body,
          id: String(headers['webhook-id']),
          timestamp: String(headers['webhook-timestamp']),
          signature: String(headers['webhook-signature']),
        });
        response.writeHead(hookStatus).end();
      });
      const env = {
        RATE_LIMIT_ADDRESS: '1000/60',
        RATE_LIMIT_UPLOAD: '5/600',
        MAIL_RETRY_SECONDS: '0.2',
        MAIL_RETRY_MOST_SECONDS: '1',
        MAIL_ATTEMPTS: '3',
        MAIL_TO_LEADS: 'leads@localhost',
        QUOTES_TO: 'one@carpentry.example, two@carpentry.example',
        CRM_WEBHOOK: `${receiver.url}/hook`,
        WEBHOOK_SECRET: secret,
      };
      harness = await start(createGeneralSite(), env);
    });
    afterAll(async () => {
      await harness?.stop();
      await receiver?.close();
    });

    const post = async (init: RequestInit, headers: Record<string, string> = {}) => {
      const url = `${harness.url}/functions/v1/submit-form`;
      return fetch(url, { method: 'POST', ...init, headers: { ...init.headers, ...headers } });
    };
    const send = async (values: object, key: string = crypto.randomUUID()) => {
      const response = await post({
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(values),
      });
      return { status: response.status, body: (await response.json()) as Answer };
    };
    const createFormData = (values: object) => {
      const form = new FormData();
      for (const [field, value] of Object.entries(values))
        for (const item of [value].flat()) form.append(field, String(item));
      return form;
    };
    const select = async (id: string | undefined) =>
      (await harness.sql('select * from intake.submissions where id = $1', [String(id)]))[0];
    const listChannels = async (id: string | undefined) =>
      harness.sql('select channel, state, attempts from intake.outbox where submission = $1', [
        String(id),
      ]);
    const settled = async (id: string | undefined) => {
      await until(async () => {
        await harness.maintain({ task: 'drain' });
        return (await listChannels(id)).every(({ state }) => state !== 'pending');
      }, 60_000);
    };

    it('stores a value of every kind, and delivers it by email, reply and webhook', async () => {
      const { status, body } = await send({ ...quote, form: 'quote' });
      expect([status, body]).toEqual([200, { success: true, id: expect.any(String) }]);
      expect(await select(body.id)).toMatchObject({
        form: 'quote',
        data: quote,
        status: 'accepted',
      });
      await settled(body.id);

      const messages = await harness.listMessages();
      const message = messages.find(({ id }) => id === body.id);
      expect(message).toMatchObject({
        to: ['sales@carpentry.example', 'one@carpentry.example', 'two@carpentry.example'],
        replyTo: 'ada@example.com',
        subject: 'New submission: Ask for a quote',
      });
      expect(message?.text).toContain('Wood: Oak table\nExtras: Oil, Delivery\nPieces: 3');
      const reply = messages.find(({ id }) => id === `reply_${body.id}`);
      expect(reply).toMatchObject({ to: ['ada@example.com'], subject: 'Thank you, Ada Núñez' });
      expect(reply?.text).toBe(
        `Dear Ada Núñez,\nwe received your request for a Oak table Oil, Delivery.\nYour reference: ${getReference(body.id ?? '')}\n`,
      );

      const hook = hooks.find(({ id }) => id === body.id);
      const signed = createHmac('sha256', 'a key for webhooks')
        .update(`${hook?.id}.${hook?.timestamp}.${hook?.body}`)
        .digest('base64');
      expect(hook?.signature).toBe(`v1,${signed}`);
      expect(JSON.parse(hook?.body ?? '')).toMatchObject({
        type: 'form.submitted',
        data: { id: body.id, form: 'quote', values: quote, files: {} },
      });
    });

    it('answers invalid values of every kind, and drops fields whose condition does not hold', async () => {
      const wrong = {
        form: 'quote',
        name: 'A',
        workEmail: 'nobody',
        role: 'king',
        wood: 'plastic',
        extras: ['gold'],
        pieces: 21,
        start: '2025-12-31',
        keyword: 'A1',
        consent: false,
      };
      const { status, body } = await send(wrong);
      expect(status).toBe(422);
      expect(Object.keys(body.error?.fields ?? {}).toSorted()).toEqual(
        'consent extras keyword name pieces role start wood workEmail'.split(' '),
      );
      const { permit: _, ...others } = quote;
      const missing = await send({ ...others, form: 'quote' });
      expect(missing.body.error?.fields).toHaveProperty('permit');
      const tenant = await send({ ...quote, form: 'quote', role: 'tenant' });
      expect(tenant.status).toBe(200);
      expect(await select(tenant.body.id)).toMatchObject({ data: { ...others, role: 'tenant' } });
    });

    it('stores a repeated submission once', async () => {
      const key = crypto.randomUUID();
      const values = { ...quote, form: 'quote', workEmail: 'repeat@example.com' };
      const answers = await Promise.all(Array.from({ length: 6 }, () => send(values, key)));
      expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
      const other = await send({ ...values, pieces: 4 }, key);
      expect(other.body.error?.code).toBe('idempotency_key_reused');
    });

    it('stores several files with the submission, mails links to them, and erases them', async () => {
      const email = `${crypto.randomUUID()}@example.com`;
      const key = crypto.randomUUID();
      const upload = () => {
        const form = createFormData({ ...quote, form: 'quote', workEmail: email });
        form.append(
          'plans',
          new File([files.pdf], 'Ground floor.pdf', { type: 'application/pdf' }),
        );
        form.append('plans', new File([files.png], 'Pläne.png', { type: 'image/png' }));
        return post({ body: form }, { 'idempotency-key': key });
      };
      const [first, second] = [await upload(), await upload()];
      const { id } = (await first.json()) as Answer;
      expect([first.status, await second.json()]).toEqual([200, { success: true, id }]);
      const row = await select(id);
      expect(row?.files).toHaveLength(2);
      expect(row).toMatchObject({ data: { plans: row?.files } });
      await settled(id);
      const message = (await harness.listMessages()).find((one) => one.id === id);
      const links = message?.text.match(/http\S+token=[\w.-]+/g) ?? [];
      expect(links).toHaveLength(2);
      const stored = await fetch(links[0] ?? '');
      expect(new Uint8Array(await stored.arrayBuffer())).toEqual(files.pdf);
      expect(await harness.maintain({ task: 'export', email })).toMatchObject({
        submissions: [{ id }],
      });
      expect(await harness.maintain({ task: 'erase', email })).toMatchObject({
        submissions: 1,
        files: 2,
      });
      expect((await fetch(links[0] ?? '')).ok).toBe(false);
      const left = await harness.sql("select 1 from storage.objects where bucket_id = 'uploads'");
      expect(left).toEqual([]);
    });

    it('refuses files of other types, too large ones, and too many', async () => {
      const cases: [File[], RegExp][] = [
        [[new File([files.exe], 'plan.exe')], /must be|one of|type|\.pdf/i],
        [[new File([files.exe], 'plan.pdf')], /not of the type \.pdf/],
        [[new File([new Uint8Array(100_001)], 'plan.png')], /large|MB|kB|KB/i],
        [[new File([], 'plan.png')], /empty/],
        [[1, 2, 3, 4].map((n) => new File([`%PDF-${n}`], `${n}.pdf`)), /3/],
      ];
      for (const [sent, message] of cases) {
        const form = createFormData({ ...quote, form: 'quote' });
        for (const file of sent) form.append('plans', file);
        const response = await post({ body: form });
        const { error } = (await response.json()) as Answer;
        expect([response.status, error?.fields?.plans]).toEqual([
          422,
          expect.stringMatching(message),
        ]);
      }
    });

    it('answers a form sent without JavaScript with a page that leads back', async () => {
      const html = { accept: 'text/html', referer: 'https://carpentry.example/quote' };
      const page = await post({ body: createFormData({ ...quote, form: 'quote' }) }, html);
      expect(page.status).toBe(200);
      const text = await page.text();
      expect(text).toContain('<h1>Sent!</h1>');
      expect(text).toContain('href="https://carpentry.example/quote"');
      const plain = new URLSearchParams([
        ['form', 'tip'],
        ['tip', 'Look <b>there</b>'],
      ]);
      const tip = await post({ body: plain }, html);
      expect(await tip.text()).toContain('<h1>Thank you</h1>');
    });

    it('keeps nothing of a form that is not stored, once it is delivered', async () => {
      const key = crypto.randomUUID();
      const { body } = await send({ form: 'tip', tip: 'the treasure is here' }, key);
      await settled(body.id);
      const message = (await harness.listMessages()).find(({ id }) => id === body.id);
      expect(message?.text).toContain('the treasure is here');
      expect(await select(body.id)).toMatchObject({ data: {}, keeps_values: false });
      // The key is still known, so a late retry changes nothing.
      const again = await send({ form: 'tip', tip: 'the treasure is here' }, key);
      expect(again.body.id).toBe(body.id);
    });

    it('retries a webhook, gives it up in the end, and revives it', async () => {
      hookStatus = 500;
      const { body } = await send({ ...quote, form: 'quote', workEmail: 'hook@example.com' });
      await settled(body.id);
      const states = await listChannels(body.id);
      expect(states).toContainEqual({ channel: 'webhook CRM_WEBHOOK', state: 'dead', attempts: 3 });
      expect(states).toContainEqual({ channel: 'email', state: 'sent', attempts: 1 });
      expect(hooks.filter(({ id }) => id === body.id)).toHaveLength(3);
      hookStatus = 204;
      await harness.maintain({ task: 'revive' });
      await settled(body.id);
      expect((await listChannels(body.id)).every(({ state }) => state === 'sent')).toBe(true);
    });

    it('sends few replies to one address, with nothing in them that a stranger could link', async () => {
      const workEmail = `${crypto.randomUUID()}@example.com`;
      const name = 'Win at https://evil.example/now or www.evil.example';
      for (let sent = 0; sent < 5; sent += 1)
        await settled((await send({ ...quote, form: 'quote', workEmail, name })).body.id);
      const replies = (await harness.listMessages()).filter(({ to }) => to[0] === workEmail);
      expect(replies).toHaveLength(3);
      expect(replies[0]?.subject).not.toMatch(/\w\.\w|\/\//);
      expect(replies[0]?.text).not.toMatch(/evil\.example|https:\/\//);
    });

    it('deletes submissions after the days of their form', async () => {
      const age = (days: number) =>
        harness.sql(
          `update intake.submissions set received_at = now() - interval '${days} days' where form = 'quote'`,
        );
      await age(29);
      expect(await harness.maintain({ task: 'retain' })).toMatchObject({ submissions: 0 });
      await age(31);
      const { submissions } = await harness.maintain({ task: 'retain' });
      expect(Number(submissions)).toBeGreaterThan(3);
      const left = await harness.sql("select 1 from intake.submissions where form = 'quote'");
      expect(left).toEqual([]);
    });

    it("runs the site's own function", async () => {
      const response = await fetch(`${harness.url}/functions/v1/weather-report`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ city: 'Hamburg' }),
      });
      expect(await response.json()).toEqual({ success: true, city: 'Hamburg', weather: 'sunny' });
    });

    it('limits the files of one sender', async () => {
      const statuses: number[] = [];
      for (let sent = 0; sent < 8; sent += 1) {
        const form = createFormData({ ...quote, form: 'quote' });
        form.append('plans', new File([`%PDF-1.7 ${sent}`], 'plan.pdf'));
        statuses.push((await post({ body: form })).status);
      }
      expect(statuses).toContain(200);
      expect(statuses.at(-1)).toBe(429);
    });
  });
}

interface Answer {
  success?: boolean;
  id?: string;
  error?: { code: string; fields?: Record<string, string> };
}

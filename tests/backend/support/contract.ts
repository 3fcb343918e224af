import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getFields } from '../../../functions/_shared/site/getFields.ts';
import { type BackendHarness, until } from './backendHarness.ts';
import { application, files, lead, mediaTypes } from './samples.ts';
import { forms } from './siteForms.ts';

/** Settings that the suite requires. */
export const contractSettings = {
  RATE_LIMIT_ADDRESS: '120/600',
  ALLOWED_ORIGINS: 'https://www.example.com',
  MAIL_RETRY_SECONDS: '1',
};

/** Tests the behaviour that the site's browser code relies on, through the real client. */
export function contract(name: string, start: () => Promise<BackendHarness>): void {
  describe(name, () => {
    let harness: BackendHarness;
    beforeAll(async () => {
      harness = await start();
    });
    afterAll(() => harness?.stop());

    const send = async (form: string, body: unknown, key: string = crypto.randomUUID()) => {
      const { data, error } = await harness.client.functions.invoke(form, {
        body: body as Record<string, unknown>,
        headers: { 'Idempotency-Key': key },
      });
      if (error === null) return { status: 200, data, problem: undefined };
      const response = error.context as Response;
      const { error: problem } = (await response.json()) as { error: Problem };
      return { status: response.status, data: undefined, problem };
    };
    const post = (form: string, init: RequestInit) =>
      fetch(`${harness.url}/functions/v1/${form}`, { method: 'POST', ...init });
    const upload = (file: string, bytes: Uint8Array<ArrayBuffer>, type: string) =>
      harness.client.storage.from('resumes').upload(file, new File([bytes], file, { type }));
    const rows = (key: string) =>
      harness.sql('select * from intake.submissions where idempotency_key = $1', [key]);
    const findMessage = async (id: string) =>
      (await harness.listMessages()).find((one) => one.id === id);

    it('stores a lead and mails it', async () => {
      const key = crypto.randomUUID();
      const { status, data } = await send('send-contact-email', lead, key);
      expect(status).toBe(200);
      expect(data).toMatchObject({ success: true });
      const [row] = await rows(key);
      expect(row).toMatchObject({ id: data.id, form: 'lead', status: 'accepted', data: lead });
      await until(async () => (await findMessage(data.id)) !== undefined);
      const message = await findMessage(data.id);
      expect(message).toMatchObject({ to: ['leads@localhost'], replyTo: 'maria@example.com' });
      expect(message?.text).toContain('First name: María');
      expect(message?.text).toContain('When would you like to start?: In 3+ months');
    });

    it('answers a repeated key with the first submission and stores no second one', async () => {
      const key = crypto.randomUUID();
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => send('send-contact-email', lead, key)),
      );
      expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
      expect(await rows(key)).toHaveLength(1);
    });

    it('refuses a key that was used for other values', async () => {
      const key = crypto.randomUUID();
      await send('send-contact-email', lead, key);
      const other = await send('send-contact-email', { ...lead, company: 'Other' }, key);
      expect(other).toMatchObject({ status: 422, problem: { code: 'idempotency_key_reused' } });
    });

    it('answers invalid values with the messages of the form', async () => {
      for (const form of Object.values(forms)) {
        const { status, problem } = await send(form.function, {});
        const required = getFields(form).filter((field) => field.required);
        expect(status).toBe(422);
        expect(problem).toMatchObject({
          code: 'invalid',
          fields: Object.fromEntries(required.map(({ name, message }) => [name, message])),
        });
      }
    });

    it('refuses line breaks in addresses and replaces them in single-line values', async () => {
      const key = crypto.randomUUID();
      const person = { ...lead, firstName: 'Eve\nX' };
      const email = 'eve@example.com\r\nBcc: all@example.com';
      const { status, problem } = await send('send-contact-email', { ...person, email }, key);
      expect(status).toBe(422);
      expect(problem?.fields).toEqual({ email: 'Please enter a valid email address' });
      await send('send-contact-email', person, key);
      expect(await rows(key)).toMatchObject([{ data: { ...lead, firstName: 'Eve X' } }]);
    });

    it('quarantines submissions of bots without mailing them', async () => {
      const key = crypto.randomUUID();
      const { status, data } = await send('send-contact-email', { ...lead, website: 'x' }, key);
      expect(status).toBe(200);
      const [row] = await rows(key);
      expect(row).toMatchObject({ status: 'quarantined', reason: 'honeypot' });
      const waiting = await harness.sql('select 1 from intake.outbox where submission = $1', [
        String(data.id),
      ]);
      expect(waiting).toEqual([]);
      expect(await harness.maintain({ task: 'release', id: data.id })).toMatchObject({
        released: true,
      });
      await until(async () => (await findMessage(data.id)) !== undefined);
    });

    it('refuses other methods, media types and bodies clearly', async () => {
      const json = { 'content-type': 'application/json' };
      const cases: [RequestInit, number][] = [
        [{ method: 'GET' }, 405],
        [{ method: 'PUT', headers: json, body: '{}' }, 405],
        [{ headers: { 'content-type': 'text/plain' }, body: '{}' }, 415],
        [{ headers: json, body: '{' }, 400],
        [{ headers: json, body: '[]' }, 400],
        [{ headers: json, body: new Uint8Array([0x22, 0xff, 0x22]) }, 400],
        [{ headers: json, body: JSON.stringify({ needs: 'x'.repeat(150_000) }) }, 413],
        [
          { headers: { ...json, 'idempotency-key': 'x'.repeat(200) }, body: JSON.stringify(lead) },
          400,
        ],
      ];
      for (const [init, status] of cases) {
        const response = await post('send-contact-email', init);
        const body = (await response.json()) as { error: Problem };
        expect([init, response.status]).toEqual([init, status]);
        expect(body.error.code).toMatch(/^[a-z_]+$/);
        expect(body.error.message).not.toBe('');
      }
    });

    it('answers allowed origins only', async () => {
      const preflight = (origin: string) =>
        post('send-contact-email', {
          method: 'OPTIONS',
          headers: { origin, 'access-control-request-method': 'POST' },
        });
      const listed = await preflight('https://www.example.com');
      expect(listed.headers.get('access-control-allow-origin')).toBe('https://www.example.com');
      expect(listed.headers.get('access-control-allow-headers')).toContain('idempotency-key');
      const other = await preflight('https://evil.example');
      expect(other.headers.get('access-control-allow-origin')).toBeNull();
      const forced = await post('send-contact-email', {
        headers: { origin: 'https://evil.example', 'content-type': 'application/json' },
        body: JSON.stringify(lead),
      });
      expect(forced.status).toBe(403);
    });

    it('accepts a plain HTML form and answers with a page', async () => {
      const values = { ...lead, agreeToTerms: 'on' };
      const thanks = await post('send-contact-email', { body: new URLSearchParams(values) });
      expect(thanks.status).toBe(200);
      expect(thanks.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(await thanks.text()).toContain('<h1>Thank you for your interest!</h1>');
      const errors = await post('send-contact-email', {
        body: new URLSearchParams({ ...values, firstName: 'A', company: '<b>' }),
      });
      expect(errors.status).toBe(422);
      const page = await errors.text();
      expect(page).toContain('First name must be at least 2 characters');
      expect(page).toContain('lang="en"');
      expect(page).not.toContain('<b>');
    });

    for (const ending of ['pdf', 'doc', 'docx'] as const) {
      it(`accepts an application with a .${ending} and mails an expiring link to it`, async () => {
        const name = `${Date.now()}-Jose-Angel-ONeil-Pena.${ending}`;
        const stored = await upload(name, files[ending], mediaTypes[ending] ?? '');
        expect(stored.error).toBeNull();
        const key = crypto.randomUUID();
        const { status, data } = await send(
          'send-applicant-email',
          { ...application, resumeUrl: name },
          key,
        );
        expect(status).toBe(200);
        expect(await rows(key)).toMatchObject([{ files: [`resumes/${name}`], data: application }]);
        await until(async () => (await findMessage(data.id)) !== undefined);
        const message = await findMessage(data.id);
        expect(message?.to).toEqual(['applicants@localhost']);
        const link = /http\S+token=\S+/.exec(message?.text ?? '')?.[0] ?? '';
        const file = await fetch(link);
        expect(new Uint8Array(await file.arrayBuffer())).toEqual(files[ending]);
        expect((await fetch(`${link}x`)).status).toBe(400);
        const anonymous = await harness.client.storage.from('resumes').download(name);
        expect(anonymous.error).not.toBeNull();
      });
    }

    it('refuses files whose content does not match their extension', async () => {
      const cases: [string, Uint8Array<ArrayBuffer>, RegExp][] = [
        ['html.pdf', files.html, /PDF or Word/],
        ['gif.pdf', files.gif, /PDF or Word/],
        ['both.pdf', files.polyglot, /PDF or Word/],
        ['zip.docx', files.zip, /PDF or Word/],
        ['pdf.docx', files.pdf, /PDF or Word/],
        ['exe.doc', files.exe, /PDF or Word/],
        ['macros.docx', files.macros, /macros/],
        ['empty.pdf', files.empty, /empty/],
      ];
      for (const [suffix, bytes, message] of cases) {
        const name = `${Date.now()}-Eve-${suffix}`;
        const stored = await upload(name, bytes, mediaTypes[suffix.split('.')[1] ?? ''] ?? '');
        expect(stored.error).toBeNull();
        const answer = await send('send-applicant-email', { ...application, resumeUrl: name });
        expect(answer.status).toBe(422);
        expect(answer.problem?.fields?.resume).toMatch(message);
      }
      const missing = await send('send-applicant-email', {
        ...application,
        resumeUrl: '1-no-one.pdf',
      });
      expect(missing.problem?.fields?.resume).toMatch(/upload it again/);
      const elsewhere = await send('send-applicant-email', {
        ...application,
        resumeUrl: '../x/1-a-b.pdf',
      });
      expect(elsewhere.status).toBe(422);
    });

    it('refuses a file that was uploaded for another submission', async () => {
      const name = `${Date.now()}-Ana-Claimed.pdf`;
      const key = crypto.randomUUID();
      const claim = createHash('sha256').update(key).digest('hex');
      const file = new File([files.pdf], name, { type: 'application/pdf' });
      const stored = await harness.client.storage
        .from('resumes')
        .upload(name, file, { metadata: { claim } });
      expect(stored.error).toBeNull();
      const email = `${key}@example.com`;
      const body = { ...application, email, resumeUrl: name };
      for (const guess of [crypto.randomUUID(), claim]) {
        const other = await send('send-applicant-email', { ...body, firstName: 'Eve' }, guess);
        expect(other).toMatchObject({
          status: 422,
          problem: { fields: { resume: expect.stringMatching('another') } },
        });
      }
      const keyless = await post('send-applicant-email', {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      expect(keyless.status).toBe(422);
      expect((await send('send-applicant-email', body, key)).status).toBe(200);
      await harness.maintain({ task: 'erase', email });
    });

    it('accepts each file for one application only', async () => {
      const name = `${Date.now()}-Ana-Lopez.pdf`;
      await upload(name, files.pdf, 'application/pdf');
      const body = { ...application, resumeUrl: name };
      expect((await send('send-applicant-email', body)).status).toBe(200);
      const second = await send('send-applicant-email', { ...body, email: 'eve@example.com' });
      expect(second).toMatchObject({
        status: 422,
        problem: { fields: { resume: expect.stringMatching('another') } },
      });
    });

    it('refuses large files, other media types and other names in the bucket', async () => {
      const large = await upload(
        `${Date.now()}-A-B.pdf`,
        new Uint8Array(11 * 1024 * 1024),
        'application/pdf',
      );
      expect(large.error).toMatchObject({ statusCode: '413' });
      const image = await upload(`${Date.now()}-A-B.pdf`, files.gif, 'image/gif');
      expect(image.error).toMatchObject({ statusCode: '415' });
      const program = await upload(`${Date.now()}-A-B.exe`, files.exe, 'application/pdf');
      expect(program.error).toMatchObject({ statusCode: '403' });
    });

    it('searches the research notes', async () => {
      const { status, data } = await send('search-virtual-latinos', {
        query: '  pricing & contracts ',
      });
      expect(status).toBe(200);
      expect(data).toMatchObject({ success: true, result: expect.stringContaining('**') });
      expect(data.passages.length).toBeGreaterThan(1);
      const nothing = await send('search-virtual-latinos', { query: 'zeppelin' });
      expect(nothing.data).toMatchObject({ success: true, passages: [] });
      const empty = await send('search-virtual-latinos', { query: '   ' });
      expect(empty.problem?.fields).toEqual({ query: 'Please enter a search query.' });
    });

    it('erases everything stored about an address, with its files', async () => {
      const email = `${crypto.randomUUID()}@example.com`;
      const name = `${Date.now()}-Gone-Soon.pdf`;
      await upload(name, files.pdf, 'application/pdf');
      await send('send-applicant-email', { ...application, email, resumeUrl: name });
      await send('send-contact-email', { ...lead, email });
      const held = await harness.maintain({ task: 'export', email: email.toUpperCase() });
      expect(held.submissions).toHaveLength(2);
      expect(await harness.maintain({ task: 'erase', email })).toMatchObject({
        submissions: 2,
        files: 1,
      });
      expect(await harness.maintain({ task: 'export', email })).toMatchObject({ submissions: [] });
      expect(await harness.sql('select 1 from storage.objects where name = $1', [name])).toEqual(
        [],
      );
      const stranger = await post('maintain', {
        headers: { 'content-type': 'application/json', 'x-cron-secret': 'guess' },
        body: JSON.stringify({ task: 'status' }),
      });
      expect(stranger.status).toBe(401);
    });

    it('sweeps only uploads that belong to no application', async () => {
      const name = `${Date.now()}-Lost-File.pdf`;
      await upload(name, files.pdf, 'application/pdf');
      expect(await harness.maintain({ task: 'sweep' })).toMatchObject({ files: 0 });
      await harness.sql(
        "update storage.objects set created_at = now() - interval '25 hours' where bucket_id = 'resumes'",
      );
      const { files: swept } = await harness.maintain({ task: 'sweep' });
      expect(Number(swept)).toBeGreaterThan(0);
      expect(await harness.sql('select 1 from storage.objects where name = $1', [name])).toEqual(
        [],
      );
      const [kept] = await harness.sql(
        "select count(*)::int as n from intake.submissions s join storage.objects o on s.files = array['resumes/' || o.name]",
      );
      expect(kept?.n).toBe(4);
    });

    it('limits frequent senders and names the time to wait', async () => {
      let limited: Response | undefined;
      for (let sent = 0; sent < 150 && limited === undefined; sent += 1) {
        const response = await post('send-contact-email', {
          headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
          body: JSON.stringify(lead),
        });
        await response.arrayBuffer();
        if (response.status === 429) limited = response;
      }
      const seconds = Number(limited?.headers.get('retry-after'));
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(600);
    });
  });
}

interface Problem {
  code: string;
  message: string;
  fields?: Record<string, string>;
}

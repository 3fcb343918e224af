import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FormDefinition, FormField } from '../../base/forms/FormDefinition.ts';
import { createHttpMailer } from '../../features/_shared/mail/createHttpMailer.ts';
import { DeliveryError } from '../../features/_shared/mail/DeliveryError.ts';
import { createMaintenanceHandler } from '../../functions/_shared/handlers/createMaintenanceHandler.ts';
import { createSubmissionHandler } from '../../functions/_shared/handlers/createSubmissionHandler.ts';
import { composeMessage } from '../../functions/_shared/outbox/composeMessage.ts';
import { drainOutbox } from '../../functions/_shared/outbox/drainOutbox.ts';
import type { DeliveryResult } from '../../functions/_shared/ports/Intake.ts';
import type { Ports } from '../../functions/_shared/ports/Ports.ts';
import { compileForms, createUnusableForm } from '../../functions/_shared/site/compileForm.ts';
import {
  getClientAddress,
  hashClientAddress,
} from '../../functions/_shared/submission/hashClientAddress.ts';
import { notes } from '../../functions/search-virtual-latinos/createSearchHandler.ts';
import createSearchFunction from '../../functions/search-virtual-latinos/handler.ts';
import { searchNotes } from '../../functions/search-virtual-latinos/searchNotes.ts';
import createApplicantHandler from '../../functions/send-applicant-email/handler.ts';
import { createTestPorts, getRequest } from './support/createTestPorts.ts';
import { englishTexts } from './support/englishTexts.ts';
import { application, lead } from './support/samples.ts';
import { forms } from './support/siteForms.ts';

const fail = async () => {
  throw Object.assign(new Error(`value "${lead.email}" is bad`), {
    name: 'DatabaseError',
    code: '08006',
  });
};

afterEach(() => vi.unstubAllGlobals());

const createContactHandler = (ports: Ports) => createSubmissionHandler('send-contact-email', ports);

describe('logs', () => {
  it('contain no value that a visitor typed', async () => {
    const { ports, logged, settled } = createTestPorts();
    const broken = createTestPorts({ intake: { ...ports.intake, submit: fail } });
    for (const { ports: these } of [{ ports }, broken]) {
      await createContactHandler(these)(getRequest(lead, { 'x-real-ip': '203.0.113.7' }));
      await createContactHandler(these)(
        getRequest({ ...lead, email: 'nonsense', secretField: 'x' }),
      );
      await createApplicantHandler(these)(
        getRequest({ ...application, resumeUrl: '1-Ana-Lopez.pdf' }),
      );
      await createSearchFunction(these)(getRequest({ query: 'my private question' }));
    }
    await settled();
    const text = [...logged, ...broken.logged].join('\n');
    expect(text).toContain('"outcome":"accepted"');
    expect(text).toContain('"errorCode":"08006"');
    const typed = [...Object.values(lead), ...Object.values(application)].filter(
      (value) => typeof value === 'string' && value.length > 4,
    );
    for (const value of [...typed, 'private question', 'secretField', '203.0.113.7', 'Ana-Lopez']) {
      expect(text).not.toContain(value);
    }
  });
});

describe('send-contact-email', () => {
  it('answers 503 with Retry-After when nothing can be stored', async () => {
    const { ports } = createTestPorts();
    const response = await createContactHandler({
      ...ports,
      intake: { ...ports.intake, submit: fail },
    })(getRequest(lead));
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(await response.text()).not.toContain(lead.email);
  });

  const createChallengedPorts = (answer?: unknown) =>
    createTestPorts(
      {
        loadForms: () =>
          compileForms({
            lead: {
              ...(forms.lead as FormDefinition),
              challenge: { service: 'turnstile', siteKey: 'k' },
            },
          }),
        fetch: async () => {
          if (answer === undefined) throw new TypeError('no network');
          return Response.json(answer);
        },
      },
      { CHALLENGE_SECRET: 's' },
    );

  it.each([
    ['passes', { success: true }, null],
    ['fails', { success: false }, 'challenge-failed'],
    ['is unreachable', undefined, 'challenge-unreachable'],
  ])('stores a submission whose challenge %s', async (_, answer, reason) => {
    const { ports, submitted } = createChallengedPorts(answer);
    const response = await createContactHandler(ports)(getRequest(lead, { 'x-challenge': 't' }));
    expect(response.status).toBe(200);
    expect(submitted).toMatchObject([{ reason }]);
  });

  it('quarantines a submission without a token, for forms with a challenge only', async () => {
    const { ports, submitted } = createChallengedPorts({ success: true });
    await createContactHandler(ports)(getRequest(lead));
    expect(submitted).toMatchObject([{ reason: 'challenge-missing' }]);
    const others = createTestPorts({}, { CHALLENGE_SECRET: 's' });
    await createContactHandler(others.ports)(getRequest(lead));
    expect(others.submitted).toMatchObject([{ reason: null }]);
  });

  it('learns the form and a filled honeypot from headers, so that the body has only fields', async () => {
    const { ports, submitted } = createTestPorts();
    const headers = { 'x-form': 'lead', 'x-form-bot': 'yes' };
    await createContactHandler(ports)(getRequest(lead, headers));
    expect(submitted).toMatchObject([{ form: 'lead', reason: 'honeypot', data: lead }]);
    expect(submitted[0]?.data).not.toHaveProperty('website');
  });

  it('answers a plain HTML form with a page, after a failure without a link that empties it', async () => {
    const { ports, submitted } = createTestPorts();
    const post = (values: Record<string, unknown>) =>
      createContactHandler(ports)(
        new Request('https://project.example/functions/v1/any', {
          method: 'POST',
          headers: { referer: 'https://www.example.com/pricing' },
          body: new URLSearchParams({ ...(values as Record<string, string>), form: 'lead' }),
        }),
      ).then((response) => response.text());
    const refused = await post({ ...lead, email: 'nobody' });
    expect(refused).toContain('Please enter a valid email address');
    expect(refused).toContain('Use the back button');
    expect(refused).not.toContain('Back to the form');
    const accepted = await post(lead);
    expect(accepted).toContain('href="https://www.example.com/pricing"');
    expect(submitted).toMatchObject([{ data: lead }]);
  });

  it('derives the key from the values when the sender sends none', async () => {
    const { ports, submitted } = createTestPorts();
    await createContactHandler(ports)(getRequest(lead));
    await createContactHandler(ports)(getRequest(lead));
    await createContactHandler(ports)(getRequest({ ...lead, company: 'Other' }));
    const [first, second, third] = submitted.map(({ key }) => key);
    expect(first).toBe(second);
    expect(third).not.toBe(first);
  });

  it('normalizes values before storing them', async () => {
    const { ports, submitted } = createTestPorts();
    await createContactHandler(ports)(
      getRequest({ ...lead, firstName: '  Mari\u0301a ', needs: 'one two\r\nthree' }),
    );
    expect(submitted).toMatchObject([{ data: { firstName: 'María', needs: 'one two\nthree' } }]);
  });
});

describe('submit-form', () => {
  const definition = (name: string, fields: FormField[]): FormDefinition => ({
    name,
    function: 'submit-form',
    title: name,
    groups: [{ fields }],
  });
  const text: FormField = { name: 'message', label: 'Message', kind: 'text' };
  const photo: FormField = { name: 'photo', label: 'Photo', kind: 'file' };
  const plans: FormField = { name: 'plans', label: 'Plans', kind: 'file', maxFiles: 3 };
  const ask = definition('ask', [text, photo, plans]);
  const other = definition('other', [text]);
  const submit = async (body: BodyInit, headers: Record<string, string> = {}) => {
    const { ports, submitted } = createTestPorts({ loadForms: () => compileForms({ ask, other }) });
    const request = new Request('https://project.example/', { method: 'POST', headers, body });
    const response = await createSubmissionHandler('submit-form', ports)(request);
    const { error } = (await response.json()) as { error?: { fields?: object } };
    return { status: response.status, submitted, invalid: Object.keys(error?.fields ?? {}) };
  };
  const json = { 'content-type': 'application/json' };
  const pdf = (name: string) => new File(['%PDF-1.7'], name);
  const getForm = (entries: [string, string | File][]) => {
    const data = new FormData();
    for (const [name, value] of entries) data.append(name, value);
    return data;
  };

  it('refuses a form that it does not know, instead of guessing another', async () => {
    for (const form of ['hr-complaints', '', 'lead', 'constructor'])
      for (const send of [
        submit('{"message":"confidential"}', { ...json, 'x-form': form }),
        submit(JSON.stringify({ message: 'confidential', form }), json),
        submit(
          getForm([
            ['message', 'confidential'],
            ['form', form],
          ]),
        ),
      ])
        expect(await send).toMatchObject({ status: 404, submitted: [] });
    expect(await submit('{"message":"hello"}', json)).toMatchObject({ status: 200 });
    const named = await submit('{"message":"hello"}', { ...json, 'x-form': 'other' });
    expect(named.submitted).toMatchObject([{ form: 'other' }]);
  });

  it('stores the recipients of the form', async () => {
    const { submitted } = await submit('{"message":"hello"}', json);
    expect(submitted).toMatchObject([{ recipients: ['MAIL_TO_LEADS'] }]);
  });

  it('refuses names of files that the request does not contain', async () => {
    const name = '1-no-one.pdf';
    for (const body of [{ plans: [name] }, { plans: name }, { plans: [[name]] }])
      expect(await submit(JSON.stringify(body), json)).toMatchObject({
        status: 422,
        submitted: [],
        invalid: ['plans'],
      });
    const mixed = getForm([
      ['photo', pdf('a.pdf')],
      ['plans', name],
    ]);
    expect(await submit(mixed)).toMatchObject({ status: 422, invalid: ['plans'] });
    const claimed = getForm([
      ['plans', pdf('a.pdf')],
      ['photo', name],
    ]);
    expect(await submit(claimed)).toMatchObject({ status: 422, invalid: ['photo'] });
  });

  it('drops no file', async () => {
    const two = getForm([
      ['photo', pdf('a.pdf')],
      ['photo', pdf('b.pdf')],
    ]);
    expect(await submit(two)).toMatchObject({ status: 422, invalid: ['photo'] });
    for (const name of ['message', 'unknown'])
      expect(await submit(getForm([[name, pdf('a.pdf')]]))).toMatchObject({
        status: 422,
        invalid: [name],
      });
    const good = getForm([
      ['photo', pdf('a.pdf')],
      ['plans', pdf('b.pdf')],
      ['plans', pdf('c.pdf')],
    ]);
    const { submitted } = await submit(good);
    expect(submitted[0]?.files).toHaveLength(3);
  });

  const groups = [{ fields: [{ name: 'plan', label: 'Plan', kind: 'file', required: true }] }];
  const send = async (settings: Record<string, string>) => {
    const taken: [string, number][] = [];
    const { ports } = createTestPorts({}, settings);
    const intake = {
      ...ports.intake,
      throttle: async (bucket: string, { count }: { count: number }) => {
        taken.push([bucket.replace(/:.*/, ' of a sender'), count]);
        return bucket === 'megabytes' ? 9 : 0;
      },
    };
    const plan: FormDefinition = { name: 'plan', function: 'submit-form', title: 'Plan', groups };
    const body = new FormData();
    body.append('plan', new File([`%PDF-1.7 ${'x'.repeat(2_500_000)}`], 'plan.pdf'));
    const headers = { 'x-real-ip': '203.0.113.7' };
    const request = new Request('https://project.example/', { method: 'POST', headers, body });
    const loadForms = () => compileForms({ plan });
    const create = createSubmissionHandler('submit-form', { ...ports, intake, loadForms });
    return { taken, status: (await create(request)).status };
  };

  it('limits files by submissions and megabytes, of each sender and of all', async () => {
    const settings = { RATE_LIMIT_UPLOAD: '7/600', RATE_LIMIT_MEGABYTES: '300/3600' };
    expect(await send(settings)).toEqual({
      status: 429,
      taken: [
        ['upload of a sender', 7],
        ['megabytes of a sender', 10],
        ['megabytes', 100],
      ],
    });
    const unknown = await send({ ...settings, CLIENT_IP_HEADER: 'x-missing' });
    expect(unknown.taken).toEqual([['megabytes', 100]]);
  });
});

describe('send-applicant-email', () => {
  const body = { ...application, resumeUrl: '1-Ana-Lopez.pdf' };

  it('answers 503 while storage is down, so that the browser tries again', async () => {
    const { ports, submitted } = createTestPorts();
    const response = await createApplicantHandler({
      ...ports,
      files: { ...ports.files, read: fail },
    })(getRequest(body));
    expect(response.status).toBe(503);
    expect(submitted).toEqual([]);
  });

  it('refuses and deletes a file that is too large', async () => {
    const removed: string[][] = [];
    const { ports, settled } = createTestPorts();
    const files = {
      ...ports.files,
      remove: async (names: string[]) => void removed.push(names),
    };
    const large = {
      ...ports,
      files: { ...files, read: async () => 'too_large' as const },
    };
    const answer = (await (await createApplicantHandler(large)(getRequest(body))).json()) as {
      error: { fields: Record<string, string> };
    };
    expect(answer.error.fields.resume).toMatch(/10 MB/);
    await settled();
    expect(removed).toEqual([['resumes/1-Ana-Lopez.pdf']]);
  });

  it('stores a resume that came without JavaScript as the browser would have uploaded it', async () => {
    const written: [name: string, type: string][] = [];
    const { ports, submitted } = createTestPorts();
    const write = async (name: string, _: unknown, type: string) => void written.push([name, type]);
    const send = (content: string) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(application)) form.append(name, String(value));
      form.append('resume', new File([content], 'Mein CV.PDF'));
      return createApplicantHandler({ ...ports, files: { ...ports.files, write } })(
        new Request('https://project.example/functions/v1/any', {
          method: 'POST',
          headers: { accept: 'text/html' },
          body: form,
        }),
      );
    };
    const responses = [
      await send('%PDF-1.7 a'),
      await send('%PDF-1.7 a'),
      await send('%PDF-1.7 b'),
    ];
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    const name = `resumes/${Date.parse('2026-02-03T04:05:06Z')}-Jose-Angel-O-Neil-Pena.pdf`;
    expect(written[0]).toEqual([name, 'application/pdf']);
    expect(submitted[0]).toMatchObject({ files: [name], data: { firstName: 'José Ángel' } });
    expect(submitted[0]?.data).not.toHaveProperty('resumeUrl');
    // A second click is the same submission, another file is another one.
    const [first, second, third] = submitted.map(({ key }) => key);
    expect([second === first, third === first]).toEqual([true, false]);
  });

  it('refuses names that are no upload of the form', async () => {
    const { ports } = createTestPorts();
    for (const resumeUrl of [
      'https://evil.example/1-a-b.pdf',
      '../1-a-b.pdf',
      '1-a/b.pdf',
      'a.pdf',
      5,
    ]) {
      expect((await createApplicantHandler(ports)(getRequest({ ...body, resumeUrl }))).status).toBe(
        422,
      );
    }
  });
});

describe('search-virtual-latinos', () => {
  it('answers while the database is down', async () => {
    const { ports } = createTestPorts();
    const response = await createSearchFunction({
      ...ports,
      intake: { ...ports.intake, throttle: fail },
    })(getRequest({ query: 'pricing' }, { 'x-real-ip': '203.0.113.7' }));
    expect(await response.json()).toMatchObject({ success: true });
  });

  it('finds inflected words, ranks the passages and marks the matches', async () => {
    const { result, passages } = searchNotes(notes, 'What are their prices?');
    expect(passages[0]?.title).toContain('Pricing');
    expect(result).toMatch(/\*\*Pric\w+\*\*/i);
    expect(passages.map(({ score }) => score)).toEqual(
      passages.map(({ score }) => score).toSorted((a, b) => b - a),
    );
    expect(result).toContain('virtual-latinos.md');
  });
});

describe('maintain', () => {
  it('refuses requests without the secret, and all requests when no secret is set', async () => {
    for (const settings of [{}, { CRON_SECRET: 'right' }] as Record<string, string>[]) {
      const { ports } = createTestPorts({}, settings);
      const run = createMaintenanceHandler(ports);
      for (const given of ['', 'wrong', 'right!', 'righ']) {
        const response = await run(getRequest({ task: 'status' }, { 'x-cron-secret': given }));
        expect(response.status).toBe(401);
      }
    }
    const { ports } = createTestPorts({}, { CRON_SECRET: 'right' });
    const ask = (body: unknown) =>
      createMaintenanceHandler(ports)(getRequest(body, { 'x-cron-secret': 'right' }));
    expect((await ask({ task: 'status' })).status).toBe(200);
    expect((await ask({ task: 'constructor' })).status).toBe(422);
    expect((await ask({ task: 'retain', days: 0 })).status).toBe(422);
    for (const email of [undefined, '', '  ', 5, ['a@example.com'], { a: 1 }])
      expect((await ask({ task: 'erase', email })).status).toBe(422);
    expect((await ask({ task: 'erase', email: 'a@example.com' })).status).toBe(200);
  });
});

describe('mail', () => {
  const mail = {
    id: '00000000-0000-4000-8000-000000000001',
    channel: 'email',
    form: 'lead',
    files: [],
    recipients: [],
    data: lead as Record<string, unknown>,
    receivedAt: '2026-02-03T04:05:06Z',
    attempts: 1,
  };

  it('has no value that a visitor typed in its headers, except a plain address in Reply-To', async () => {
    const { ports } = createTestPorts();
    const eve = 'eve@example.com\r\nBcc: all@example.com';
    const message = composeMessage(
      { ...mail, data: { ...lead, email: eve } },
      (await compileForms(forms)).lead,
      { links: {}, texts: englishTexts, env: ports.env },
    );
    const { text, ...headers } = message;
    expect(JSON.stringify(headers)).not.toMatch(/eve|María/);
    expect(text).toContain('What should your assistant take over?:\n  Calendar');
    expect(text).toContain('I agree to the Terms of Service and the Privacy Policy: yes');
  });

  it('is retried with growing delays, obeys Retry-After, and is given up in the end', async () => {
    const deliveries = async (attempts: number, error: Error) => {
      let settled: DeliveryResult[] = [];
      let due = [{ ...mail, attempts }];
      const { ports } = createTestPorts({
        sendMail: async () => {
          throw error;
        },
      });
      const claim = async () => due.splice(0);
      const settle = async (results: DeliveryResult[]) => {
        settled = results;
        return 0;
      };
      await drainOutbox({ ...ports, intake: { ...ports.intake, claim, settle } });
      due = [];
      return settled[0];
    };
    const down = new DeliveryError('HTTP 500');
    const waits = [1, 2, 3, 9, 59].map(
      async (attempts) => (await deliveries(attempts, down))?.retryIn,
    );
    const [first = 0, second = 0, third = 0, ninth = 0, last = 0] = await Promise.all(waits);
    expect(first).toBeGreaterThanOrEqual(12);
    expect(second).toBeGreaterThan(first);
    expect(third).toBeGreaterThan(second);
    expect([ninth, last].every((wait) => wait > 2800 && wait < 4400)).toBe(true);
    expect(await deliveries(60, down)).toEqual({
      id: mail.id,
      channel: 'email',
      error: 'HTTP 500',
    });
    expect(await deliveries(1, new DeliveryError('HTTP 429', { retryAfter: 7 }))).toMatchObject({
      retryIn: 7,
    });
    expect(await deliveries(1, new Error(`to ${lead.email}`))).toMatchObject({ error: 'Error' });
  });

  it('is retried while its form cannot be used, because the recipients depend on the form', async () => {
    let settled: DeliveryResult[] = [];
    const due = [{ ...mail, form: 'application' }];
    const broken = createUnusableForm('application', 'half a file');
    const { ports, messages } = createTestPorts({
      loadForms: async () => ({ application: broken }),
    });
    const claim = async () => due.splice(0);
    const settle = async (results: DeliveryResult[]) => {
      settled = results;
      return 0;
    };
    await drainOutbox({ ...ports, intake: { ...ports.intake, claim, settle } });
    expect(messages).toEqual([]);
    expect(settled).toMatchObject([
      { error: 'the form cannot be used', retryIn: expect.anything() },
    ]);
  });

  it('is sent in the format of Resend', async () => {
    const requests: Request[] = [];
    const service = (async (request: Request) => {
      requests.push(request);
      return Response.json({ id: '1' });
    }) as typeof fetch;
    const { ports } = createTestPorts({}, { MAIL_API_KEY: 'key' });
    await createHttpMailer(ports.env, service)(
      { from: 'a@example.com', to: ['b@example.com'], subject: 'S', text: 'T' },
      'submission/1',
    );
    expect(requests[0]?.url).toBe('https://api.resend.com/emails');
    expect(requests[0]?.headers.get('idempotency-key')).toBe('submission/1');
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer key');
    const refusing = (async () =>
      new Response('', { status: 429, headers: { 'retry-after': '9' } })) as typeof fetch;
    const failing = createHttpMailer(ports.env, refusing)(
      { from: 'a', to: [], subject: '', text: '' },
      'k',
    );
    await expect(failing).rejects.toMatchObject({ message: 'HTTP 429', retryAfter: 9 });
  });
});

describe('addresses of senders', () => {
  const settings: Record<string, string> = {
    IP_HASH_SECRET: 'secret',
    CLIENT_IP_HEADER: 'x-real-ip',
  };
  const from = (headers: Record<string, string>, at = '2026-02-03T00:00:00Z') =>
    hashClientAddress(
      new Request('https://x.example', { headers }),
      (name) => settings[name],
      new Date(at),
    );
  const addressWith = (set: Record<string, string>, headers: Record<string, string>) =>
    getClientAddress(new Request('https://x.example', { headers }), (name) => set[name]);

  it('are hashed with a key that changes every day', async () => {
    const one = await from({ 'x-real-ip': '203.0.113.7' });
    expect(one).toMatch(/^[0-9a-f]{32}$/);
    expect(await from({ 'x-real-ip': '203.0.113.8' })).not.toBe(one);
    expect(await from({ 'x-real-ip': '203.0.113.7' }, '2026-02-04T00:00:00Z')).not.toBe(one);
    expect(await from({})).toBeNull();
  });

  it('have the same hash within an IPv6 network', async () => {
    expect(await from({ 'x-real-ip': '2001:db8:1:2::5' })).toBe(
      await from({ 'x-real-ip': '2001:db8:1:2:9:9:9:9' }),
    );
    expect(await from({ 'x-real-ip': '2001:db8:1:3::5' })).not.toBe(
      await from({ 'x-real-ip': '2001:db8:1:2::5' }),
    );
  });

  it('are read only from the configured header', () => {
    const all = Object.fromEntries(
      ['cf-connecting-ip', 'x-real-ip', 'x-forwarded-for', 'x-peer-address', 'forwarded'].map(
        (name) => [name, '1.1.1.1'],
      ),
    );
    expect(addressWith({}, all)).toBeUndefined();
    expect(addressWith({ TRUSTED_HOPS: '0' }, all)).toBeUndefined();
    expect(addressWith({ CLIENT_IP_HEADER: 'x-client' }, all)).toBeUndefined();
    expect(addressWith({ CLIENT_IP_HEADER: 'x-client' }, { ...all, 'x-client': '2.2.2.2' })).toBe(
      '2.2.2.2',
    );
  });

  it('are counted from the right, where only proxies append', () => {
    const forwarded = { 'x-forwarded-for': '6.6.6.6, 5.5.5.5, 203.0.113.7, 10.0.0.1' };
    expect(addressWith({ TRUSTED_HOPS: '1' }, forwarded)).toBe('10.0.0.1');
    expect(addressWith({ TRUSTED_HOPS: '2' }, forwarded)).toBe('203.0.113.7');
    expect(addressWith({ TRUSTED_HOPS: '9' }, forwarded)).toBeUndefined();
    expect(addressWith({ CLIENT_IP_HEADER: 'x-forwarded-for' }, forwarded)).toBe('10.0.0.1');
  });

  it.each([
    ['203.0.113.7:4711', '203.0.113.7'],
    ['[2001:DB8::1]:4711', '2001:db8::1'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['unknown', undefined],
    ['', undefined],
  ])('are parsed from %j', (value, address) => {
    expect(addressWith({ CLIENT_IP_HEADER: 'x-client' }, { 'x-client': value })).toBe(address);
  });
});

import { afterEach, expect, test, vi } from 'vitest';
import { sendToService } from './sendToService.ts';

const action = 'https://forms.example/f/abc';
const values = { name: 'Ada', extras: ['oil', 'wax'], plan: new File(['x'], 'plan.pdf') };
const answer = (response: Response | Error) => {
  const ask = vi.fn(async (_url: string, _init: RequestInit) => {
    if (response instanceof Error) throw response;
    return response;
  });
  vi.stubGlobal('fetch', ask);
  return ask;
};
afterEach(() => vi.unstubAllGlobals());

test('sends an HTML form with lists and files, and asks for JSON', async () => {
  const ask = answer(Response.json({ ok: true }));
  expect(await sendToService({ action }, values)).toEqual({ success: true });
  const [url, init] = ask.mock.calls[0] ?? [];
  const body = init?.body as FormData;
  expect([url, body.get('name'), body.getAll('extras')]).toEqual([action, 'Ada', ['oil', 'wax']]);
  expect((body.get('plan') as File).name).toBe('plan.pdf');
  expect(init?.headers).toEqual({ accept: 'application/json' });
});

test('sends JSON', async () => {
  const ask = answer(Response.json({ success: true }));
  await sendToService({ action, encoding: 'json' }, { name: 'Ada' });
  expect(ask.mock.calls[0]?.[1].body).toBe('{"name":"Ada"}');
});

test('sends the JSON that HubSpot expects', async () => {
  vi.stubGlobal('location', { href: 'https://www.example.com/contact' });
  vi.stubGlobal('document', { title: 'Contact' });
  const ask = answer(Response.json({ inlineMessage: 'Thank you' }));
  await sendToService({ action, encoding: 'hubspot' }, { name: 'Ada', extras: ['oil', 'wax'] });
  expect(JSON.parse(String(ask.mock.calls[0]?.[1].body))).toEqual({
    fields: [
      { name: 'name', value: 'Ada' },
      { name: 'extras', value: 'oil;wax' },
    ],
    context: { pageUri: 'https://www.example.com/contact', pageName: 'Contact' },
  });
});

test('accepts a page from a service that answers with one, and no failure', async () => {
  const service = { action, answer: 'page' } as const;
  answer(new Response('<h1>Thank you</h1>'));
  expect(await sendToService(service, { name: 'Ada' })).toEqual({ success: true });
  for (const response of [new Response('', { status: 404 }), Response.json({ success: false })]) {
    answer(response);
    await expect(sendToService(service, { name: 'Ada' })).rejects.toThrow('The form service');
  }
});

test('sends to the fake service of the local backend while a site is tried out', async () => {
  vi.stubGlobal('location', { hostname: 'localhost', href: 'http://localhost:4173/' });
  const ask = answer(Response.json({ ok: true }));
  await sendToService({ action }, { name: 'Ada' });
  const [url, init] = ask.mock.calls[0] ?? [];
  expect(url).toBe(`/_service?for=${encodeURIComponent(action)}`);
  expect(String(init?.body)).toBe('name=Ada');
});

test.each([
  ['no answer', new TypeError('offline')],
  ['status 500', Response.json({}, { status: 500 })],
  ['success: false', Response.json({ success: false })],
  ['errors', Response.json({ errors: [{ message: 'No' }] })],
  ['the page of a captive portal', new Response('<h1>Sign in</h1>')],
  ['an empty body', new Response('')],
])('takes %s for a failure', async (_, response) => {
  answer(response);
  await expect(sendToService({ action }, values)).rejects.toThrow('The form service');
});

test("has the service's messages for fields", async () => {
  const errors = [{ field: 'email', message: 'should be an email' }, { message: 'No' }];
  answer(Response.json({ errors }, { status: 422 }));
  await expect(sendToService({ action }, values)).rejects.toMatchObject({
    fields: { email: 'should be an email' },
  });
});

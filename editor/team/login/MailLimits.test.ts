import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { Cookies } from '../access/Cookies.ts';
import { TokenBox } from '../access/TokenBox.ts';
import { MailLimits } from './MailLimits.ts';

const email = 'mike@example.com';
const create = () => new MailLimits(new TokenBox('x'.repeat(32)), new Cookies(false));

const from = (remoteAddress: string, cookie?: string) =>
  ({ socket: { remoteAddress }, headers: { cookie } }) as unknown as IncomingMessage;

async function recognise(limits: MailLimits, request: IncomingMessage): Promise<string> {
  let cookie = '';
  const appendHeader = (_: string, header: string) => {
    cookie = header.split(';')[0] ?? '';
  };
  await limits.recognise(request, { appendHeader } as unknown as ServerResponse, email);
  return cookie;
}

/** Asks as often as possible from many networks. */
async function flood(limits: MailLimits): Promise<number> {
  let mails = 0;
  for (let network = 0; network < 12; network++)
    for (let turn = 0; turn < 4; turn++)
      if (await limits.allow(from(`198.51.${network}.1`), email)) mails++;
  return mails;
}

test('strangers get three mails for each network, and thirty from all', async () => {
  const limits = create();
  expect(await flood(limits)).toBe(30);
  expect(await limits.allow(from('203.0.113.9'), email)).toBe(false);
  expect(await limits.allow(from('203.0.113.9'), 'other@example.com')).toBe(true);
});

test('a browser or network in which the person has logged in counts by itself', async () => {
  const limits = create();
  const cookie = await recognise(limits, from('203.0.113.9'));
  await flood(limits);
  const ask = async (request: IncomingMessage) => {
    const answers = [];
    for (let turn = 0; turn < 4; turn++) answers.push(await limits.allow(request, email));
    return answers;
  };
  expect(await ask(from('192.0.2.1', cookie))).toEqual([true, true, true, false]);
  expect(await ask(from('203.0.113.9'))).toEqual([true, true, true, false]);
  expect(await ask(from('203.0.113.9', 'blockwright-known=forged'))).not.toContain(true);
  expect(await limits.allow(from('192.0.2.1', cookie), 'other@example.com')).toBe(true);
});

test('all addresses that one can get with IPv6 count as one network', async () => {
  const limits = create();
  let mails = 0;
  for (let network = 0; network < 20; network++)
    if (await limits.allow(from(`2001:db8:1:${network}::1`), email)) mails++;
  expect(mails).toBe(3);
});

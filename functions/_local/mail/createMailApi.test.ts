import { expect, it } from 'vitest';
import { createMailApi } from './createMailApi.ts';
import type { StoredMessage } from './openMailbox.ts';

const message: StoredMessage = {
  id: 'm1',
  sentAt: '2026-03-01T10:00:00.000Z',
  from: 'Website <website@localhost>',
  to: ['sales@localhost', 'ana@example.com'],
  replyTo: 'maria@example.com',
  subject: 'Eine Anfrage von María Núñez Łukasz 😀, und ein Betreff, der länger als eine Zeile ist',
  text: `Grüße aus São Paulo\n\n${'lang '.repeat(60)}\nEnde`,
};

async function download(stored: StoredMessage): Promise<string> {
  const mailbox = {
    send: async () => undefined,
    deleteAllExcept: async () => undefined,
    list: async () => [stored],
  };
  const api = createMailApi(mailbox, async () => ({}) as never);
  const response = await api(new Request(`http://localhost/_mail/${stored.id}.eml`));
  expect(response.headers.get('content-type')).toBe('message/rfc822');
  return response.text();
}

/** Parses a message as mail programs do (RFC 5322, 2045 and 2047). */
function parse(eml: string) {
  const [head = '', ...rest] = eml.split('\r\n\r\n');
  const headers = Object.fromEntries(
    head
      .replace(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  );
  const decodeWords = (text = '') =>
    text
      .replace(/\?=\s+=\?/g, '?==?')
      .replace(/=\?UTF-8\?B\?([^?]*)\?=/g, (_, base64: string) =>
        Buffer.from(base64, 'base64').toString(),
      );
  return {
    headers,
    subject: decodeWords(headers.Subject),
    body: Buffer.from(rest.join(''), 'base64').toString(),
  };
}

it('downloads a message as a mail program reads it', async () => {
  const eml = await download(message);
  const { headers, subject, body } = parse(eml);
  expect(headers).toMatchObject({
    From: message.from,
    To: 'sales@localhost, ana@example.com',
    'Reply-To': message.replyTo,
    'Message-ID': '<m1@blockwright.localhost>',
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': 'base64',
  });
  expect(Date.parse(headers.Date ?? '')).toBe(Date.parse(message.sentAt));
  expect(subject).toBe(message.subject);
  expect(body).toBe(message.text.replaceAll('\n', '\r\n'));
  for (const line of eml.split('\r\n')) expect(line.length).toBeLessThan(998);
  expect(eml).toMatch(/^\p{ASCII}*$/u);
});

it('has no header for an answer without an address, and one line for each header', async () => {
  const { replyTo: _, ...others } = message;
  const { headers, subject } = parse(
    await download({ ...others, subject: 'A\r\nBcc: x@y.example' }),
  );
  expect(Object.keys(headers)).not.toContain('Reply-To');
  expect(Object.keys(headers)).not.toContain('Bcc');
  expect(subject).toContain('Bcc: x@y.example');
});

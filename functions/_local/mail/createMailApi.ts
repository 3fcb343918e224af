import { escapeHtml } from '../../../base/text/escape.ts';
import type { IntakeStatus } from '../../_shared/ports/Intake.ts';
import { renderOperatorPage } from '../pages/renderOperatorPage.ts';
import type { Mailbox, StoredMessage } from './openMailbox.ts';

/**
 * Creates the handler of the mailbox: `/_mail` lists the messages, `/_mail/<id>` shows one,
 * `/_mail/<id>.eml` downloads it for a mail program, `/_mail/messages.json` returns all as JSON.
 * `POST /_mail/emails` accepts a message in Resend's format, so that functions that run elsewhere can
 * send to this mailbox.
 */
export function createMailApi(
  mailbox: Mailbox,
  status: () => Promise<IntakeStatus>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const { origin, pathname } = new URL(request.url);
    const path = pathname.replace(/^\/_mail\/?/, '');
    if (request.method === 'POST' && path === 'emails') return receive(mailbox, request);
    if (request.method !== 'GET' && request.method !== 'HEAD') return respond(405, 'GET only');
    const messages = await mailbox.list();
    if (path === '') return respondHtml(200, renderMailbox(messages, await status()));
    if (path === 'messages.json') {
      return respond(200, JSON.stringify(messages, null, 2), 'application/json; charset=utf-8');
    }
    const message = messages.find(({ id }) => id === path.replace(/\.eml$/, ''));
    if (message !== undefined) {
      if (path.endsWith('.eml')) return respond(200, formatEml(message), 'message/rfc822');
      return respondHtml(200, renderMessage(message, origin));
    }
    return respondHtml(404, renderMailbox(messages, await status()));
  };
}

async function receive(mailbox: Mailbox, request: Request): Promise<Response> {
  const key = request.headers.get('idempotency-key');
  const message: unknown = await request.json().catch(() => null);
  if (request.headers.get('authorization') === null || key === null || !isIncoming(message)) {
    return respond(
      422,
      '{"message":"The request needs authorization, idempotency-key and a JSON body with from, to, subject and text"}',
      'application/json; charset=utf-8',
    );
  }
  const { from, to, subject, text, reply_to: replyTo } = message;
  const recipients = typeof to === 'string' ? [to] : to;
  await mailbox.send({ from, to: recipients, subject, text, ...(replyTo && { replyTo }) }, key);
  return respond(200, JSON.stringify({ id: key }), 'application/json; charset=utf-8');
}

type Incoming = Pick<StoredMessage, 'from' | 'subject' | 'text'> & {
  to: string | string[];
  reply_to?: string | null;
};

function isIncoming(value: unknown): value is Incoming {
  const { from, to, subject, text, reply_to: replyTo } = (value ?? {}) as Record<string, unknown>;
  const texts = [from, subject, text, ...(Array.isArray(to) ? to : [to]), replyTo ?? ''];
  return texts.every((item) => typeof item === 'string');
}

function respondHtml(status: number, text: string): Response {
  return respond(status, text, 'text/html; charset=utf-8');
}

function respond(status: number, body: string, type = 'text/plain; charset=utf-8'): Response {
  return new Response(body, {
    status,
    headers: {
      'content-type': type,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    },
  });
}

/** Formats a stored message as an Internet message (RFC 5322) in plain text. */
function formatEml(message: StoredMessage): string {
  const headers: [string, string][] = [
    ['From', message.from],
    ['To', message.to.join(', ')],
    ...(message.replyTo === undefined ? [] : [['Reply-To', message.replyTo] as [string, string]]),
    ['Subject', encodeWords(message.subject)],
    ['Date', new Date(message.sentAt).toUTCString().replace('GMT', '+0000')],
    ['Message-ID', `<${message.id}@blockwright.localhost>`],
    ['MIME-Version', '1.0'],
    ['Content-Type', 'text/plain; charset=utf-8'],
    ['Content-Transfer-Encoding', 'base64'],
  ];
  const head = headers.map(([name, value]) => `${name}: ${value.replace(/\p{Cc}+/gu, ' ')}`);
  const body = Buffer.from(message.text.replaceAll('\n', '\r\n')).toString('base64');
  return `${head.join('\r\n')}\r\n\r\n${body.replace(/.{76}/g, '$&\r\n')}\r\n`;
}

/** Encodes a text that is not ASCII in pieces short enough for a header (RFC 2047). */
function encodeWords(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text;
  const pieces: string[] = [];
  let piece = '';
  for (const character of text) {
    if (Buffer.byteLength(piece + character) > 42) {
      pieces.push(piece);
      piece = '';
    }
    piece += character;
  }
  pieces.push(piece);
  return pieces.map((item) => `=?UTF-8?B?${Buffer.from(item).toString('base64')}?=`).join(' ');
}

/** Renders the page that lists the messages and the state of the queue. */
function renderMailbox(messages: StoredMessage[], status: IntakeStatus): string {
  const rows = messages.map(
    (message) => `<tr>
<td><a href="/_mail/${message.id}">${escapeHtml(message.subject)}</a></td>
<td>${escapeHtml(message.to.join(', '))}</td>
<td><time datetime="${message.sentAt}">${message.sentAt.slice(0, 19).replace('T', ' ')}</time></td>
</tr>`,
  );
  const table = `<table>
<thead><tr><th scope="col">Subject</th><th scope="col">To</th><th scope="col">Sent (UTC)</th></tr></thead>
<tbody>${rows.join('\n')}</tbody>
</table>`;
  const { submissions, quarantined, pending, dead, lastError } = status;
  const queue = `Submissions stored: ${submissions}, quarantined as spam: ${quarantined}. Messages queued: ${pending}, given up: ${dead}.`;
  return renderOperatorPage(
    'Mailbox',
    `<p><a href="/_submissions">Submissions</a></p>
<p>${queue}${lastError === null ? '' : ` Last error: ${escapeHtml(lastError)}.`}</p>
${messages.length === 0 ? '<p>No messages yet. Submit a form of the site.</p>' : table}`,
  );
}

/** Renders the page of a message, with links to the files at the origin of this server. */
function renderMessage(message: StoredMessage, origin: string): string {
  const headers = [
    ['From', message.from],
    ['To', message.to.join(', ')],
    ['Reply to', message.replyTo ?? ''],
    ['Sent', message.sentAt],
  ].filter(([, value]) => value !== '');
  return renderOperatorPage(
    message.subject,
    `<p><a href="/_mail">Mailbox</a> · <a href="/_mail/${message.id}.eml">Open in a mail program</a></p>
<dl>${headers.map(([name = '', value = '']) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>
<pre>${linkStorageUrls(escapeHtml(message.text), escapeHtml(origin))}</pre>`,
  );
}

/** Turns URLs of the local storage into links. Other URLs stay text. */
function linkStorageUrls(text: string, origin: string): string {
  return text.replace(/https?:\/\/\S+/g, (url) =>
    url.startsWith(`${origin}/storage/v1/`) ? `<a href="${url}">${url}</a>` : url,
  );
}

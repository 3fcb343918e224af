import type { IntakeStatus } from '../../_shared/ports/Intake.ts';
import { formatEml } from './formatEml.ts';
import type { Mailbox, StoredMessage } from './openMailbox.ts';
import { renderMailbox, renderMessage } from './renderMailbox.ts';

/**
 * The mailbox over HTTP: `/_mail` lists the letters, `/_mail/<id>` shows one, `/_mail/<id>.eml` gives
 * it to a mail program, `/_mail/letters.json` gives all to programs. `POST /_mail/emails` takes a
 * mail as Resend does, so that functions running elsewhere can send here.
 */
export function createMailApi(
  mailbox: Mailbox,
  status: () => Promise<IntakeStatus>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const path = new URL(request.url).pathname.replace(/^\/_mail\/?/, '');
    if (request.method === 'POST' && path === 'emails') return receive(mailbox, request);
    if (request.method !== 'GET' && request.method !== 'HEAD') return answer(405, 'GET only');
    const letters = await mailbox.list();
    if (path === '') return html(200, renderMailbox(letters, await status()));
    if (path === 'letters.json') {
      return answer(200, JSON.stringify(letters, null, 2), 'application/json; charset=utf-8');
    }
    const letter = letters.find(({ id }) => id === path.replace(/\.eml$/, ''));
    if (letter !== undefined) {
      if (path.endsWith('.eml')) return answer(200, formatEml(letter), 'message/rfc822');
      return html(200, renderMessage(letter));
    }
    return html(404, renderMailbox(letters, await status()));
  };
}

async function receive(mailbox: Mailbox, request: Request): Promise<Response> {
  const key = request.headers.get('idempotency-key');
  const mail: unknown = await request.json().catch(() => null);
  if (request.headers.get('authorization') === null || key === null || !isIncoming(mail)) {
    return answer(
      422,
      '{"message":"authorization, idempotency-key and a JSON body with from, to, subject and text are needed"}',
      'application/json; charset=utf-8',
    );
  }
  const { from, to, subject, text, reply_to: replyTo } = mail;
  const recipients = typeof to === 'string' ? [to] : to;
  await mailbox.send({ from, to: recipients, subject, text, ...(replyTo && { replyTo }) }, key);
  return answer(200, JSON.stringify({ id: key }), 'application/json; charset=utf-8');
}

type Incoming = Pick<StoredMessage, 'from' | 'subject' | 'text'> & {
  to: string | string[];
  reply_to?: string | null;
};

function isIncoming(value: unknown): value is Incoming {
  const { from, to, subject, text, reply_to: replyTo } = (value ?? {}) as Record<string, unknown>;
  const texts = [from, subject, text, ...(Array.isArray(to) ? to : [to]), replyTo ?? ''];
  return texts.every((one) => typeof one === 'string');
}

function html(status: number, text: string): Response {
  return answer(status, text, 'text/html; charset=utf-8');
}

function answer(status: number, body: string, type = 'text/plain; charset=utf-8'): Response {
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

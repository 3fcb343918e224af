import { MailError, type Mailer } from '../ports/Mailer.ts';
import type { Environment } from '../ports/Ports.ts';

/**
 * Sends mail through an HTTP API of Resend's shape: `POST ${MAIL_API_URL}/emails` with a bearer key.
 * The idempotency key makes a repeated request harmless.
 */
export function createHttpMailer(
  env: Environment,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Mailer {
  return async (mail, key) => {
    const base = env('MAIL_API_URL') ?? 'https://api.resend.com';
    const response = await fetch(
      new Request(`${base}/emails`, {
        method: 'POST',
        signal: AbortSignal.timeout(10_000),
        headers: {
          authorization: `Bearer ${env('MAIL_API_KEY') ?? ''}`,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        body: JSON.stringify({
          from: mail.from,
          to: mail.to,
          reply_to: mail.replyTo,
          subject: mail.subject,
          text: mail.text,
        }),
      }),
    ).catch((error: unknown) => {
      throw new MailError(`no answer (${(error as Error).name})`);
    });
    await response.body?.cancel();
    if (response.ok) return;
    const wait = Number(response.headers.get('retry-after'));
    throw new MailError(
      `HTTP ${response.status}`,
      Number.isFinite(wait) && wait > 0 ? wait : undefined,
    );
  };
}

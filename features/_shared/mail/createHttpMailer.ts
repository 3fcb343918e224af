import { createResponseError, DeliveryError } from './DeliveryError.ts';
import type { Mailer } from './Mailer.ts';

/**
 * Creates a mailer for an HTTP API compatible with Resend: `POST ${MAIL_API_URL}/emails` with a bearer
 * key. The idempotency key keeps a repeated request from sending a second message.
 */
export function createHttpMailer(
  env: (name: string) => string | undefined,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Mailer {
  return async (message, key) => {
    const base = env('MAIL_API_URL') ?? 'https://api.resend.com';
    const response = await fetch(
      new Request(`${base}/emails`, {
        method: 'POST',
        // A redirect would send the message and the key to another server.
        redirect: 'manual',
        signal: AbortSignal.timeout(10_000),
        headers: {
          authorization: `Bearer ${env('MAIL_API_KEY') ?? ''}`,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        body: JSON.stringify({
          from: message.from,
          to: message.to,
          reply_to: message.replyTo,
          subject: message.subject,
          text: message.text,
        }),
      }),
    ).catch((error: unknown) => {
      throw new DeliveryError(`no answer (${(error as Error).name})`);
    });
    await response.body?.cancel();
    if (!response.ok) throw createResponseError(response);
  };
}

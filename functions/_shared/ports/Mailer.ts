/** A plain text message. Names and addresses come from settings; only `text` contains visitors' values. */
export interface EmailMessage {
  from: string;
  to: string[];
  replyTo?: string;
  subject: string;
  text: string;
}

/**
 * Sends a message. A repeated `key` sends no second message.
 *
 * @throws MailError when the message was not sent
 */
export type Mailer = (message: EmailMessage, key: string) => Promise<void>;

/** Thrown when a message was not sent. The reason contains no personal data. */
export class MailError extends Error {
  /** Seconds to wait before the next attempt, if the service named them. */
  readonly retryAfter: number | undefined;

  constructor(reason: string, retryAfter?: number) {
    super(reason);
    this.name = 'MailError';
    this.retryAfter = retryAfter;
  }
}

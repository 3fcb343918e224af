/** A plain text mail. Names and addresses come from settings; only `text` holds what visitors typed. */
export interface EmailMessage {
  from: string;
  to: string[];
  replyTo?: string;
  subject: string;
  text: string;
}

/** Sends mail. The same `key` never leads to a second mail. Throws MailError when it did not go out. */
export type Mailer = (mail: EmailMessage, key: string) => Promise<void>;

/** A mail that did not go out: why, without personal data, and when to try again if that is known. */
export class MailError extends Error {
  readonly retryAfter: number | undefined;

  constructor(reason: string, retryAfter?: number) {
    super(reason);
    this.name = 'MailError';
    this.retryAfter = retryAfter;
  }
}

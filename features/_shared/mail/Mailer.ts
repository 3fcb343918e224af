/** A plain text message. Visitors' values appear only in `text`, cleaned ones also in `subject`. */
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
 * @throws DeliveryError when the message was not sent
 */
export type Mailer = (message: EmailMessage, key: string) => Promise<void>;

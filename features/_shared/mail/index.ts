export { createHttpMailer } from './createHttpMailer.ts';
export { createResponseError, DeliveryError } from './DeliveryError.ts';
export type { EmailMessage, Mailer } from './Mailer.ts';

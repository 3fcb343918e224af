import { type ErrorMessage, HttpError } from '../http/HttpError.ts';

/** Creates the error for the value of a field. */
export function createFieldError(field: string, message: ErrorMessage): HttpError {
  return new HttpError(422, 'invalid', ({ invalid }) => invalid, { fields: { [field]: message } });
}

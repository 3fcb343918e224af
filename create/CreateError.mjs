/** Thrown when a site cannot be created as asked; the message says why. */
export class CreateError extends Error {
  name = 'CreateError';
}

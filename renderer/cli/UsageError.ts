/** The command was called in a way it does not understand; the message says how to call it. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Thrown when a command is called incorrectly; the message says how to call it. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** The parts of an error that are sent to another thread or process. */
export type SerializedError = Pick<Error, 'message' | 'stack'> &
  // They name the system call that failed.
  Pick<NodeJS.ErrnoException, 'errno' | 'code' | 'path' | 'syscall'>;

/** Converts an error into a plain object for a message to another thread or process. */
export function serializeError(error: unknown): SerializedError {
  if (!(error instanceof Error)) return { message: String(error) };
  const { message, stack, errno, code, path, syscall } = error as NodeJS.ErrnoException;
  return JSON.parse(JSON.stringify({ message, stack, errno, code, path, syscall }));
}

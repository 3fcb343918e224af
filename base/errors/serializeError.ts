import { UserError } from './UserError.ts';

/** The parts of an error that are sent to another thread or process. */
export type SerializedError = Pick<Error, 'message' | 'stack'> &
  // They name the system call that failed.
  Pick<NodeJS.ErrnoException, 'errno' | 'code' | 'path' | 'syscall'> & {
    isUserError?: boolean;
  };

/** Converts an error into a plain object for a message to another thread or process. */
export function serializeError(error: unknown): SerializedError {
  if (!(error instanceof Error)) return { message: String(error) };
  const { message, stack, errno, code, path, syscall } = error as NodeJS.ErrnoException;
  const isUserError = error instanceof UserError || undefined;
  return JSON.parse(JSON.stringify({ message, stack, errno, code, path, syscall, isUserError }));
}

/** Returns the error that another thread or process sent. */
export function restoreError({ isUserError, ...parts }: SerializedError): Error {
  return Object.assign(isUserError ? new UserError() : new Error(), parts);
}

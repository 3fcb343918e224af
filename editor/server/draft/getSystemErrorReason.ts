import { getSystemErrorMap } from 'node:util';

/** Returns the reason of a system error in words; the message of any other error. */
export function getSystemErrorReason(error: unknown): string {
  if (!isSystemError(error)) return error instanceof Error ? error.message : String(error);
  const reason = reasons[error.code ?? ''] ?? getSystemErrorMap().get(error.errno ?? 0)?.[1];
  return reason ?? error.message;
}

/** Whether an error is one of the operating system, as a full disk or a missing permission. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error && 'errno' in error;
}

const reasons: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
};

import { getSystemErrorMap } from 'node:util';

const reasons: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
};

/** Whether the system refused something: a full disk, a missing permission. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error && 'errno' in error;
}

/** Returns in words why the system refused something; the error's own message for all else. */
export function explainSystemError(error: unknown): string {
  if (!isSystemError(error)) return error instanceof Error ? error.message : String(error);
  const known = reasons[error.code ?? ''] ?? getSystemErrorMap().get(error.errno ?? 0)?.[1];
  return known ?? error.message;
}

/** Returns the status and words for a failure of the system: a full disk, or anything else. */
export function describeSystemError(error: unknown): { status: 503 | 507; message: string } {
  const code = String((error as { code?: unknown } | null)?.code ?? '');
  if (noRoom.has(code)) {
    return { status: 507, message: 'The disk of the server is full. Please try again later.' };
  }
  return { status: 503, message: 'The service is unavailable for a moment. Please try again.' };
}

/** No space, quota used up, and what PostgreSQL calls a full disk. */
const noRoom = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Returns the HTTP status and message for a system error: 507 for a full disk, 503 otherwise. */
export function describeSystemError(error: unknown): { status: 503 | 507; message: string } {
  const code = String((error as { code?: unknown } | null)?.code ?? '');
  if (diskFullCodes.has(code)) {
    return { status: 507, message: 'The disk of the server is full. Please try again later.' };
  }
  return { status: 503, message: 'The service is unavailable for a moment. Please try again.' };
}

/** The codes of a full disk and an exhausted quota; 53100 is PostgreSQL's. */
const diskFullCodes = new Set(['ENOSPC', 'EDQUOT', '53100']);

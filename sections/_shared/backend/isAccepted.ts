/** Whether an answer is a JSON object that reports no failure. Anything else may come from a captive portal. */
export function isAccepted(body: unknown): boolean {
  if (body === null || typeof body !== 'object' || Array.isArray(body)) return false;
  const { success, ok, error, errors } = body as Record<string, unknown>;
  return success !== false && success !== 'false' && ok !== false && !error && !errors;
}

/**
 * What a search function found: `{ success: true, result }`. Undefined when it says that it did not
 * succeed, or answers anything else.
 */
export function answerText(answer: unknown): string | undefined {
  const { success, result } = (answer ?? {}) as { success?: unknown; result?: unknown };
  return success === true && typeof result === 'string' ? result : undefined;
}

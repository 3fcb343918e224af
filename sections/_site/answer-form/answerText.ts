/**
 * Returns the `result` of a search function's response, `{ success: true, result }`. Undefined for any
 * other response.
 */
export function answerText(answer: unknown): string | undefined {
  const { success, result } = (answer ?? {}) as { success?: unknown; result?: unknown };
  return success === true && typeof result === 'string' ? result : undefined;
}

/** Whether a search function found anything: its response lists no empty `passages`. */
export function hasPassages(answer: unknown): boolean {
  const { passages } = (answer ?? {}) as { passages?: unknown };
  return !Array.isArray(passages) || passages.length > 0;
}

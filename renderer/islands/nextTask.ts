/**
 * Resolves in a new task, so that the browser can handle input and paint before. Unlike a timer, the
 * task does not wait behind other work where the browser has `scheduler.yield`.
 */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?(): Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

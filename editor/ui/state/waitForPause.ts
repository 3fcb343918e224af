/** Waits until the author no longer types. */
export async function waitForPause(): Promise<void> {
  while (isTyping())
    await new Promise((resolve) => setTimeout(resolve, lastTyped + typingPause - Date.now()));
}

/** Whether the author has just typed or pressed something, and may go on. */
export function isTyping(): boolean {
  return Date.now() < lastTyped + typingPause;
}

/** Notes that the author has typed or pressed something. */
export function noteTyping(): void {
  lastTyped = Date.now();
}

/** The longest time between two letters of an author who is typing, in milliseconds. */
const typingPause = 1000;
let lastTyped = 0;

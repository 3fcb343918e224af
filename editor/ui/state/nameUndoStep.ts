/** Names what belongs to one undo step: by the pauses of the author, not by the answers of the server. */
export function nameUndoStep(key: string): string {
  const now = Date.now();
  const isPaused = Math.abs(now - burst.last) >= mergeTime;
  burst = { key, start: isPaused || burst.key !== key ? now : burst.start, last: now };
  return `${key} ${burst.start}`;
}

/** The changes with the same key since the last pause, in milliseconds since 1970. */
let burst = { key: '', start: 0, last: 0 };

/** The longest pause within an undo step, in milliseconds. */
const mergeTime = 1500;

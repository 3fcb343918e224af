/** Whether a line after a short text looks like an item of its own, not like a wrapped text. */
export function mayBeJoinedItem(first: string, second: string): boolean {
  return (
    first.length <= wrappedLength && /^\s*[\p{Lu}\d]/u.test(second) && !/[,;:–-]\s*$/.test(first)
  );
}

/** Nobody wraps a line that is shorter. */
const wrappedLength = 50;

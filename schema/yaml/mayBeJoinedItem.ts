/** Whether a line after a short text looks like an item of its own, not like a wrapped text. */
export function mayBeJoinedItem(first: string, second: string): boolean {
  return (
    first.length <= wrappedLength && /^\s*[\p{Lu}\d]/u.test(second) && !/[,;:–-]\s*$/.test(first)
  );
}

/** Length in characters below which authors do not wrap a line. */
const wrappedLength = 50;

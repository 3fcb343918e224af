/** A text of a file for the host, which knows its lines. */
export interface LocatableHostFile {
  path: string;
  text: string;
  /** Returns line and column of an offset, both from 1. */
  position(offset: number): { line: number; column: number };
}

/** Returns a text that knows its lines. */
export function toLocatable(path: string, text: string): LocatableHostFile {
  return {
    path,
    text,
    position(offset) {
      const before = text.slice(0, offset).split('\n');
      return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
    },
  };
}

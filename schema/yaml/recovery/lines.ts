/** Whether a line is neither empty nor a comment. */
export function hasContent(text: string): boolean {
  return /^\s*[^\s#]/.test(text);
}

/** Returns the number of spaces before the content of a line. */
export function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}

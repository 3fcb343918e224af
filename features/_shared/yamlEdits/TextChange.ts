/** A replacement of the text between two offsets. */
export interface TextChange {
  from: number;
  to: number;
  text: string;
}

/** Applies a change to a text, with the line breaks that the text uses. */
export function applyTextChange(text: string, { from, to, text: inserted }: TextChange): string {
  const lines = text.includes('\r\n') ? inserted.replace(/\r?\n/g, '\r\n') : inserted;
  return text.slice(0, from) + lines + text.slice(to);
}

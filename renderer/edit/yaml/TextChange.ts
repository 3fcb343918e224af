/** A piece of text to replace. */
export interface TextChange {
  from: number;
  to: number;
  text: string;
}

/** Text with one piece replaced, in the line breaks the file has. */
export function applyTextChange(text: string, { from, to, text: inserted }: TextChange): string {
  const lines = text.includes('\r\n') ? inserted.replace(/\r?\n/g, '\r\n') : inserted;
  return text.slice(0, from) + lines + text.slice(to);
}

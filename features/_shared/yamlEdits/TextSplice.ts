/** A replacement of the text between two offsets. */
export interface TextSplice {
  from: number;
  to: number;
  text: string;
}

/** Applies a splice to a text, with the line breaks that the text uses. */
export function applySplice(text: string, { from, to, text: inserted }: TextSplice): string {
  const lines = text.includes('\r\n') ? inserted.replace(/\r?\n/g, '\r\n') : inserted;
  return text.slice(0, from) + lines + text.slice(to);
}

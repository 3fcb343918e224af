/** A block of Markdown: its lines, and the mark of its items if it is a list. */
export interface Block {
  text: string;
  list?: string;
}

import { emitPair, type JsonValue } from './emit.ts';

/** Returns the text of a Markdown file for a new row: its columns as front matter, then its body. */
export function emitMarkdown({ body, ...columns }: Record<string, JsonValue>): string {
  const lines = Object.entries(columns).flatMap(([key, value]) => emitPair(key, value));
  return `---\n${lines.map((line) => `${line}\n`).join('')}---\n\n${body ? `${body}\n` : ''}`;
}

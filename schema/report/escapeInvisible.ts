/**
 * A text of the author's files as it may be printed: control characters and marks that turn the
 * direction of text are shown as escapes, so that a file cannot command the terminal.
 */
export function escapeInvisible(text: string): string {
  return hidden.test(text)
    ? text.replace(hiddenAll, (character) => {
        const code = character.charCodeAt(0).toString(16).padStart(4, '0');
        return `\\u${code}`;
      })
    : text;
}

const source = '[^\\P{Cc}\\t\\n]|\\p{Cs}|[\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069]';
const hidden = new RegExp(source, 'u');
const hiddenAll = new RegExp(source, 'gu');

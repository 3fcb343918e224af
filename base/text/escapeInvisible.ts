/**
 * Escapes control characters and marks that change the direction of text, so that a file of the
 * author cannot control the terminal.
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

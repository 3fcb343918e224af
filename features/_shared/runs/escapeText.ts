/** Escapes what is a mark of Markdown in any place of a text. */
export function escapeText(text: string): string {
  return text
    .replaceAll(/[\\*`[\]]/g, '\\$&')
    .replaceAll(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replaceAll(/&(?=#?\w+;)/g, '\\&')
    .replaceAll(/<(?=[a-z/!?])/gi, '\\<')
    .replaceAll(/~~+/g, (tildes) => '\\~'.repeat(tildes.length));
}

/** Escapes what would begin a list, heading, quote, table or directive at the start of a line. */
export function escapeStart(line: string): string {
  return line
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2')
    .replace(/^(?:[-+>]|#{1,6})(?=\s|$)|^(?:---|===|~~~)|^(?:=+|-+|\|.*)$|^:(?=[:\s-])/, '\\$&');
}

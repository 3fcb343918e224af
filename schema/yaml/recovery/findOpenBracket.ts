/** Offset of the nearest `[` or `{` before an offset that is still open there. */
export function findOpenBracket(text: string, before: number): number | undefined {
  const start = Math.max(0, before - 20_000);
  const open: number[] = [];
  let quote = '';
  for (let at = lineStart(text, start); at < before; at++) {
    const character = text.charAt(at);
    if (character === '\n') {
      quote = '';
      // A line that begins a key of its own at the left ends every forgotten bracket before it.
      if (at + 1 < before && /^[^\s#[\]{}]/.test(text.charAt(at + 1))) open.length = 0;
    } else if (quote) {
      if (character === quote) quote = '';
    } else if ((character === '"' || character === "'") && /[\s[{,:]/.test(text.charAt(at - 1)))
      quote = character;
    else if (character === '#' && /\s/.test(text.charAt(at - 1))) {
      const end = text.indexOf('\n', at);
      at = (end < 0 ? before : end) - 1;
    } else if (character === '[' || character === '{') {
      if (open.length > 0 || /[\s:,-]/.test(text.charAt(at - 1) || ' ')) open.push(at);
    } else if (character === ']' || character === '}') open.pop();
  }
  return open.at(-1);
}

function lineStart(text: string, offset: number): number {
  return offset === 0 ? 0 : text.lastIndexOf('\n', offset) + 1;
}

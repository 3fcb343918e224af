import type { SelectedText } from '../formatMarkdown.ts';

/**
 * Returns what to insert for pasted Markdown in place of the selection: headings, lists, tables, quotes
 * and code begin a paragraph, and text that follows them too.
 */
export function insertPasted({ text, from, to }: SelectedText, pasted: string): string {
  const before = text.slice(text.lastIndexOf('\n', from - 1) + 1, from);
  const after = /^[^\n]*/.exec(text.slice(to))?.[0] ?? '';
  const lines = pasted.split('\n');
  const isBlock = (line: string | undefined) => blockStart.test(line ?? '');
  const isItem = (line: string) => itemStart.test(line);
  let start = '';
  let content = pasted;
  // The mark that the author has typed already.
  if (before.trim() !== '' && blockStart.exec(`${before} `)?.[0].trim() === before.trim())
    content = pasted.replace(blockStart, '');
  else if (before.trim() !== '' && isBlock(lines[0]))
    start = isItem(before) && isItem(lines[0] ?? '') ? '\n' : '\n\n';
  else if (before === '' && from > 0 && isBlock(lines[0]) && text[from - 2] !== '\n') {
    const above =
      text
        .slice(0, from - 1)
        .split('\n')
        .at(-1) ?? '';
    start = isItem(above) && isItem(lines[0] ?? '') ? '' : '\n';
  }
  const last = lines.at(-1);
  const endsBlock =
    isBlock(last) || last === '```' || (lines.length > 1 && /^\s+\S/.test(last ?? ''));
  return start + content + (endsBlock && after.trim() !== '' ? '\n\n' : '');
}

const itemStart = /^\s*(?:[-*+]|\d{1,9}[.)]) /;
const blockStart = /^\s*(?:(?:[-*+]|\d{1,9}[.)]|#{1,6}|>) |\||```|---$)/;

import { diffLists } from '../lists/diffLists.ts';

/** Lists the lines that differ between two texts of a file, as `file:line  before → after`. */
export function listChangedLines(path: string, before: string, after: string): string {
  const rows: string[] = [];
  let line = 1;
  let removed: string[] = [];
  for (const { kind, items } of diffLists(splitLines(before), splitLines(after))) {
    const lines = items.map((item) => item.replace(/\r?\n$/, ''));
    if (kind === 'removed') {
      removed = lines;
      continue;
    }
    const added = kind === 'added' ? lines : [];
    for (let index = 0; index < Math.max(removed.length, added.length); index++)
      rows.push(
        `${path}:${line + Math.min(index, removed.length)}  ${format(removed[index])} → ${format(added[index])}\n`,
      );
    line += removed.length + (kind === 'added' ? 0 : lines.length);
    removed = [];
  }
  for (const [index, text] of removed.entries())
    rows.push(`${path}:${line + index}  ${format(text)} → ${format(undefined)}\n`);
  return rows.join('');
}

/** Splits a text after its line breaks. */
function splitLines(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

function format(line: string | undefined): string {
  return line === undefined ? '(no line)' : line.trim();
}

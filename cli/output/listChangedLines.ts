import { diffLines } from 'diff';

/** Lists the lines that differ between two texts of a file, as `file:line  before → after`. */
export function listChangedLines(path: string, before: string, after: string): string {
  const rows: string[] = [];
  let line = 1;
  let removed: string[] = [];
  for (const part of diffLines(before, after)) {
    const lines = part.value.replace(/\r?\n$/, '').split(/\r?\n/);
    if (part.removed) {
      removed = lines;
      continue;
    }
    const added = part.added ? lines : [];
    for (let index = 0; index < Math.max(removed.length, added.length); index++)
      rows.push(
        `${path}:${line + Math.min(index, removed.length)}  ${format(removed[index])} → ${format(added[index])}\n`,
      );
    line += removed.length + (part.added ? 0 : lines.length);
    removed = [];
  }
  for (const [index, text] of removed.entries())
    rows.push(`${path}:${line + index}  ${format(text)} → ${format(undefined)}\n`);
  return rows.join('');
}

function format(line: string | undefined): string {
  return line === undefined ? '(no line)' : line.trim();
}

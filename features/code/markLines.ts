import type { LineRange } from './parseRange.ts';

/** Puts lines of coloured code into `<mark>`, each run of lines into one. Elements across lines end with a line and begin again. */
export function markLines(html: string, ranges: readonly LineRange[]): string {
  const open: string[] = [];
  let wasMarked = false;
  const lines = html.split('\n').map((line, index, { length }) => {
    const isMarked = ranges.some(([first, last]) => index + 1 >= first && index + 1 <= last);
    const edge = isMarked === wasMarked ? '' : isMarked ? '<mark>' : '</mark>';
    const before = open.join('');
    for (const [tag] of line.matchAll(/<[^>]+>/g)) {
      if (tag.startsWith('</')) open.pop();
      else open.push(tag);
    }
    wasMarked = isMarked;
    const isLast = index === length - 1;
    return `${edge}${before}${line}${'</span>'.repeat(open.length)}${isLast ? (isMarked ? '</mark>' : '') : '\n'}`;
  });
  return lines.join('');
}

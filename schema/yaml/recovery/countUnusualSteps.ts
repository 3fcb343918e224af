import { getIndent, hasContent } from './lines.ts';

/**
 * Counts the lines that are neither in the column of a level above nor two columns to its right,
 * and the lists that start in the column of their key if most others do not, or the reverse.
 */
export function countUnusualSteps(lines: readonly string[]): number {
  let unusual = 0;
  let above = '';
  const lists = { sameColumn: 0, indented: 0 };
  const levels: number[] = [];
  for (const line of lines) {
    if (!hasContent(line)) continue;
    const indent = getIndent(line);
    if (/^\s*-\s/.test(line) && /:\s*$/.test(above) && !/^\s*-\s/.test(above))
      lists[indent === getIndent(above) ? 'sameColumn' : 'indented']++;
    above = line;
    while ((levels.at(-1) ?? -1) > indent) levels.pop();
    const level = levels.at(-1);
    if (level !== undefined && indent !== level && indent !== level + 2) unusual++;
    if (indent !== level) levels.push(indent);
    const [hyphens = ''] = /^(?:- +)*/.exec(line.slice(indent)) ?? [];
    if (hyphens) levels.push(indent + hyphens.length);
  }
  return unusual + Math.min(lists.sameColumn, lists.indented);
}

/**
 * Returns the lines at which a problem in line `line` may be reported: the line itself, and the first
 * lines of the blocks around it (each line above that is indented less than all lines between).
 */
export function listHeads(text: string, line: number): Set<number> {
  const lines = text.split('\n');
  const heads = new Set([line]);
  let last = line;
  while (last > 1 && !/^\s*[^\s#]/.test(lines[last - 1] ?? '')) last--;
  heads.add(last);
  heads.add(lines.findIndex((content) => /^[^\s#]/.test(content)) + 1);
  let indent = getIndent(lines[last - 1] ?? '');
  for (let above = last - 1; above >= 1 && indent >= 0; above--) {
    const content = lines[above - 1] ?? '';
    if (!/^\s*[^\s#]/.test(content)) continue;
    const own = getIndent(content);
    // `type:` or `use:` is the first line of a block, whatever its position.
    if (own === indent && /^\s*(?:type|use):/.test(content)) heads.add(above);
    // The first line of a list entry counts as well: its keys begin after the hyphen.
    const keys = own + (/^\s*((?:- +)*)/.exec(content)?.[1]?.length ?? 0);
    if (own >= indent && keys > indent) continue;
    if (own < indent || keys === indent) {
      if (own < indent) {
        heads.add(above);
        indent = own;
      } else if (/^\s*- /.test(content)) heads.add(above);
    }
  }
  return heads;
}

function getIndent(line: string): number {
  return line.length - line.trimStart().length;
}

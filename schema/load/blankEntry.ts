/**
 * The text with the entries blanked that hold the offsets, every other character where it was:
 * the page, block or row (a key indented by one step), or where there is none the key at the
 * margin. Undefined when an offset is in no entry.
 */
export function blankEntry(text: string, offsets: readonly number[]): string | undefined {
  const ranges = offsets.map((offset) => entryAt(text, Math.min(offset, text.length - 1)));
  let result = text;
  for (const range of ranges) {
    if (!range) return undefined;
    const [from, to] = range;
    result =
      result.slice(0, from) + result.slice(from, to).replace(/[^\r\n]/g, ' ') + result.slice(to);
  }
  return result;
}

/** Offsets of the entry around an offset: from its key to the next one. */
export function entryAt(text: string, offset: number): [number, number] | undefined {
  const lines = lineStarts(text);
  const at = lines.findLastIndex((start) => start <= offset);
  const outer = findBack(text, lines, at, 0);
  if (outer === undefined) return undefined;
  const step = firstIndent(text, lines, outer + 1);
  const inner = step === undefined ? undefined : findBack(text, lines, at, step);
  const first = inner !== undefined && inner > outer && at > outer ? inner : outer;
  const indent = first === outer ? 0 : (step ?? 0);
  let last = first + 1;
  while (last < lines.length && !isKey(lineAt(text, lines, last), indent)) last++;
  return [lines[first] ?? 0, lines[last] ?? text.length];
}

function findBack(text: string, lines: number[], from: number, indent: number): number | undefined {
  for (let index = from; index >= 0; index--) {
    const line = lineAt(text, lines, index);
    if (isKey(line, indent) && indentOf(line) === indent) return index;
    if (indent > 0 && isKey(line, 0)) return undefined;
  }
  return undefined;
}

/** A line that begins a key indented no deeper than `indent`. */
function isKey(line: string, indent: number): boolean {
  return /^\s*[^\s#]/.test(line) && indentOf(line) <= indent;
}

function firstIndent(text: string, lines: number[], from: number): number | undefined {
  for (let index = from; index < lines.length; index++) {
    const line = lineAt(text, lines, index);
    if (/^\s*[^\s#]/.test(line)) return indentOf(line) || undefined;
  }
  return undefined;
}

function indentOf(line: string): number {
  return /^[ \t]*/.exec(line)?.[0].length ?? 0;
}

function lineAt(text: string, lines: number[], index: number): string {
  return text.slice(lines[index], lines[index + 1] ?? text.length).replace(/\r?\n$/, '');
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/**
 * Writes a value as YAML in the style of hand-written files: plain texts where that is safe, long
 * texts folded, everything else in double quotes. About twenty times as fast as the YAML library,
 * which matters for sites of 100 MB; a test compares the result with the library.
 */
export function toYaml(value: unknown, depth = 0): string {
  const indent = '  '.repeat(depth);
  if (Array.isArray(value))
    return value.map((item) => `${indent}- ${inList(item, depth)}`).join('');
  return Object.entries(value as object)
    .filter(([, inner]) => inner !== undefined)
    .map(([key, inner]) => `${indent}${scalar(key, 0)}:${afterKey(inner, depth)}`)
    .join('');
}

function afterKey(value: unknown, depth: number): string {
  if (typeof value === 'object' && value !== null) return `\n${toYaml(value, depth + 1)}`;
  return ` ${scalar(value, depth + 1)}\n`;
}

function inList(value: unknown, depth: number): string {
  if (typeof value === 'object' && value !== null) return toYaml(value, depth + 1).trimStart();
  return `${scalar(value, depth + 1)}\n`;
}

function scalar(value: unknown, depth: number): string {
  if (typeof value !== 'string') return String(value);
  if (value.length > 84 && depth > 0 && foldable.test(value)) return folded(value, depth);
  return plain.test(value) && !reserved.test(value) ? value : JSON.stringify(value);
}

/** Matches texts that folding does not change: no line breaks, no adjacent spaces. */
const foldable = /^\S+(?: \S+)*$/;
const plain = /^[A-Za-z/][\w/.,'’()+?!;%$–-]*(?: [\w/,.'’()&+?!;%$–][\w/.,'’()+?!;%$–-]*)*$/;
const reserved = /^(?:true|false|null|yes|no|on|off|y|n)$/i;

function folded(text: string, depth: number): string {
  const indent = '  '.repeat(depth);
  const width = 100 - indent.length;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line && line.length + word.length >= width) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  lines.push(line);
  return `>-\n${indent}${lines.join(`\n${indent}`)}`;
}

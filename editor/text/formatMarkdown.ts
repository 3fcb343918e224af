/** A text with its selection. */
export interface SelectedText {
  text: string;
  from: number;
  to: number;
}

/** A change of the selected text of a Markdown field. */
export type MarkdownFormat =
  | { kind: 'bold' | 'emphasis' | 'list' | 'heading' }
  | { kind: 'link'; to: string }
  | { kind: 'insert'; text: string };

/** The formats of each kind of Markdown field: the `format` in its schema. */
export const formatsBySchema: Readonly<Record<string, readonly MarkdownFormat['kind'][]>> = {
  line: ['bold', 'emphasis', 'link'],
  markdown: ['bold', 'emphasis', 'link', 'list'],
  article: ['bold', 'emphasis', 'link', 'list', 'heading', 'insert'],
};

/** Key → the format that it applies together with Ctrl. */
export const formatKeys: Readonly<Record<string, 'bold' | 'emphasis' | 'link'>> = {
  b: 'bold',
  i: 'emphasis',
  k: 'link',
};

/** Applies a format to the selection, or removes it where the selection has it. */
export function formatMarkdown(selected: SelectedText, format: MarkdownFormat): SelectedText {
  switch (format.kind) {
    case 'bold':
      return toggleMarks(selected, '**');
    case 'emphasis':
      return toggleMarks(selected, '*');
    case 'link':
      return setLink(selected, format.to);
    case 'list':
      return toggleLines(selected, /^[-*+] /, ['- ']);
    case 'heading':
      return toggleLines(selected, /^#{1,6} /, ['## ', '### ']);
    case 'insert':
      return insertLines(selected, format.text);
  }
}

/** Returns the target of the link that contains the selection; undefined outside of links. */
export function findLink(selected: SelectedText): string | undefined {
  return linkAt(selected)?.[2];
}

function toggleMarks({ text, ...range }: SelectedText, mark: '*' | '**'): SelectedText {
  const { from, to } = range.from === range.to ? wordAt(text, range.from) : trim(text, range);
  const inner = text.slice(from, to);
  if (inner.includes('\n')) return toggleMarksOfLines({ text, from, to }, mark);
  const { length } = mark;
  // Two asterisks are bold, one and three are (also) emphasis.
  const isMark = (at: number) =>
    text.slice(at, at + length) === mark && (length === 2 || countStars(text, at) % 2 === 1);
  const select = (start: number, content: string, end: number, at: number, size: number) => ({
    text: text.slice(0, start) + content + text.slice(end),
    from: at,
    to: at + size,
  });
  if (isMark(from - length) && isMark(to))
    return select(from - length, inner, to + length, from - length, inner.length);
  if (inner.length > 2 * length && isMark(from) && isMark(to - length))
    return select(from, inner.slice(length, -length), to, from, inner.length - 2 * length);
  return select(from, mark + inner + mark, to, from + length, inner.length);
}

/** Marks each paragraph by itself: Markdown's marks end with a paragraph. */
function toggleMarksOfLines({ text, from, to }: SelectedText, mark: '*' | '**'): SelectedText {
  const lines = text.slice(from, to).split('\n');
  const marked = lines.map((line) => {
    const start = /^(?:[-*+] |#{1,6} |\d+[.)] )?/.exec(line)?.[0].length ?? 0;
    const whole = { text: line, from: start, to: line.length };
    return start === line.length ? line : toggleMarks(whole, mark).text;
  });
  const content = marked.join('\n');
  return { text: text.slice(0, from) + content + text.slice(to), from, to: from + content.length };
}

/** Counts the asterisks in a row around a position. */
function countStars(text: string, at: number): number {
  const before = /\**$/.exec(text.slice(0, at))?.[0].length ?? 0;
  const after = /^\**/.exec(text.slice(at))?.[0].length ?? 0;
  return before + after;
}

function setLink(selected: SelectedText, target: string): SelectedText {
  const { text } = selected;
  const link = linkAt(selected);
  const label = link?.[1] ?? text.slice(selected.from, selected.to);
  const start = link?.index ?? selected.from;
  const end = link ? start + link[0].length : selected.to;
  // Without a target, the link is removed.
  const shown = label || target;
  const content = target === '' ? shown : `[${shown}](${target})`;
  const from = start + (target === '' ? 0 : 1);
  return {
    text: text.slice(0, start) + content + text.slice(end),
    from,
    to: from + shown.length,
  };
}

function linkAt({ text, from, to }: SelectedText): RegExpExecArray | undefined {
  return [...text.matchAll(/\[((?:[^\]\\\n]|\\.)*)\]\(([^)\s]*)\)/g)].find(
    ({ index, 0: link }) => index <= from && to <= index + link.length,
  );
}

/** Gives the selected lines the next of several prefixes, and none after the last one. */
function toggleLines(
  { text, from, to }: SelectedText,
  pattern: RegExp,
  prefixes: readonly string[],
): SelectedText {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const next = text.indexOf('\n', to);
  const end = next < 0 ? text.length : next;
  const lines = text.slice(start, end).split('\n');
  const current = pattern.exec(lines[0] ?? '')?.[0];
  const prefix = prefixes[current === undefined ? 0 : prefixes.indexOf(current) + 1] ?? '';
  const content = lines
    .map((line) => (line === '' && lines.length > 1 ? line : prefix + line.replace(pattern, '')))
    .join('\n');
  const shift = prefix.length - (current?.length ?? 0);
  return {
    text: text.slice(0, start) + content + text.slice(end),
    from: Math.max(start, from + shift),
    to: Math.max(start, to + content.length - (end - start)),
  };
}

/** Inserts lines as a paragraph of their own below the line of the selection, and selects them. */
function insertLines({ text, to }: SelectedText, lines: string): SelectedText {
  const next = text.indexOf('\n', to);
  const end = next < 0 ? text.length : next;
  const before = text.slice(0, end).trimEnd();
  const after = text.slice(end).replace(/^\s*\n/, '');
  const from = before === '' ? 0 : before.length + 2;
  return {
    text: [before, lines, after].filter((part) => part.trim() !== '').join('\n\n'),
    from,
    to: from + lines.length,
  };
}

/** Leaves spaces at the ends out of a selection: marks beside spaces are no marks. */
function trim(text: string, { from, to }: { from: number; to: number }) {
  const inner = text.slice(from, to);
  return {
    from: from + inner.length - inner.trimStart().length,
    to: to - inner.length + inner.trimEnd().length,
  };
}

function wordAt(text: string, at: number): { from: number; to: number } {
  const before = /[\p{L}\p{N}’'-]*$/u.exec(text.slice(0, at))?.[0].length ?? 0;
  const after = /^[\p{L}\p{N}’'-]*/u.exec(text.slice(at))?.[0].length ?? 0;
  return { from: at - before, to: at + after };
}

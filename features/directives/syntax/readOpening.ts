import type { DirectiveFlaw, Source, Span } from './Directive.ts';

/** The first line of a directive. */
export interface Opening {
  /** The number of colons. */
  colons: number;
  name: string;
  nameSpan: Span;
  label?: { text: string; span: Span };
  attributes: Map<string, { text: string; isQuoted: boolean } & Source>;
  flaws: DirectiveFlaw[];
  /** What stands behind, without the spaces around it. */
  rest: Span & { text: string };
}

/**
 * Reads the first line of a directive, such as `::video[Name]{address="…"}`; returns undefined for any
 * other line.
 *
 * @param from the offset of the line in its text
 */
export function readOpening(line: string, from: number): Opening | undefined {
  const [before = '', colons = '', space = '', name = ''] = opening.exec(line) ?? [];
  if (name === '' || (colons.length === 2 && !isLeaf(space, line.slice(before.length))))
    return undefined;
  const span = (start: number, end: number) => ({ from: from + start, to: from + end });
  const flaws: DirectiveFlaw[] = [];
  const attributes: Opening['attributes'] = new Map();
  let at = before.length;
  let label: Opening['label'];
  if (line[at] === '[') {
    const end = findBracket(line, at);
    label = { text: line.slice(at + 1, end), span: span(at + 1, end) };
    if (end === line.length)
      flaws.push({
        ...span(at, end),
        message: 'The bracket of the directive is not closed on its line.',
        hint: 'write `]` behind the words',
      });
    at = Math.min(end + 1, line.length);
  }
  if (line[at] === '{') {
    const start = at++;
    for (;;) {
      attribute.lastIndex = at;
      const found = attribute.exec(line);
      if (!found) break;
      const [text, gap = '', key = '', sign = '', value = ''] = found;
      const keyStart = at + gap.length;
      const isQuoted = /^["']/.test(value);
      const valueStart = keyStart + key.length + sign.length + Number(isQuoted);
      const inner = isQuoted ? value.slice(1, -1) : value;
      const keySpan = span(keyStart, keyStart + key.length);
      if (attributes.has(key))
        flaws.push({
          ...keySpan,
          message: `The directive has \`${key}\` twice.`,
          hint: 'remove one of them',
        });
      attributes.set(key, {
        text: sign ? inner : 'true',
        isQuoted,
        key: keySpan,
        value: sign ? span(valueStart, valueStart + inner.length) : keySpan,
      });
      at += text.length;
    }
    const end = /^[ \t]*\}/.exec(line.slice(at));
    if (end) at += end[0].length;
    else {
      const piece = line.slice(at).trim() || line.slice(start);
      const pieceAt = line.indexOf(piece, Math.min(at, start));
      flaws.push({ ...span(pieceAt, pieceAt + piece.length), ...explainAttributes(piece) });
      at = line.length;
    }
  }
  const text = line.slice(at).trim();
  const restAt = line.indexOf(text, at);
  const nameStart = colons.length + space.length;
  return {
    colons: colons.length,
    name,
    nameSpan: span(nameStart, nameStart + name.length),
    ...(label && { label }),
    attributes,
    flaws,
    rest: { text, ...span(restAt, restAt + text.length) },
  };
}

const opening = /^(:{2,})([ \t]*)([A-Za-z][\w-]*)/;

/** Whether two colons and a name begin a directive, by what follows: `::before` may be part of a sentence. */
function isLeaf(space: string, after: string): boolean {
  return /^[ \t]*[[{]/.test(after) || (space === '' && after.trim() === '');
}

const attribute =
  /([ \t]*)([A-Za-z][\w-]*)(?:([ \t]*=[ \t]*)("[^"]*"|'[^']*'|[^\s"'“”„{}]+))?(?=[\s}]|$)/y;

/** Returns where a bracket is closed. */
function findBracket(line: string, start: number): number {
  let depth = 0;
  for (let at = start; at < line.length; at++) {
    if (line[at] === '\\') at++;
    else if (line[at] === '[') depth++;
    else if (line[at] === ']' && --depth === 0) return at;
  }
  return line.length;
}

function explainAttributes(piece: string): Pick<DirectiveFlaw, 'message' | 'hint'> {
  if (/[“”„]/.test(piece))
    return {
      message: `\`${piece}\` cannot be read: the quotation marks are not straight.`,
      hint: 'write straight ones: key="value"',
    };
  return piece.startsWith('{')
    ? {
        message: 'The braces of the directive are not closed on its line.',
        hint: 'write `}`; all keys of a directive are on one line',
      }
    : {
        message: `\`${piece}\` cannot be read as keys of a directive.`,
        hint: 'write key="value", with spaces between the keys, and `}` at the end of the line',
      };
}

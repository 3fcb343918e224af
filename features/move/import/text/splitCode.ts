import { findFenceEnd } from './findFenceEnd.ts';

/** Splits Markdown into code, in blocks between fences and in spans, and what is no code. */
export function splitCode(text: string): { text: string; isCode: boolean }[] {
  if (!text.includes('`') && !text.includes('~~~')) return [{ text, isCode: false }];
  const pieces: { text: string; isCode: boolean }[] = [];
  const lines = text.split('\n');
  let start = 0;
  const end = (at: number, isCode: boolean) => {
    if (at > start || isCode) {
      const piece = lines.slice(start, at).join('\n') + (at < lines.length ? '\n' : '');
      pieces.push(...(isCode ? [{ text: piece, isCode }] : splitSpans(piece)));
    }
    start = at;
  };
  for (let at = 0; at < lines.length; ) {
    const fenceEnd = findFenceEnd(lines, at);
    if (fenceEnd === undefined) {
      at++;
      continue;
    }
    end(at, false);
    end(fenceEnd, true);
    at = fenceEnd;
  }
  end(lines.length, false);
  return pieces;
}

function splitSpans(text: string): { text: string; isCode: boolean }[] {
  const pieces: { text: string; isCode: boolean }[] = [];
  let end = 0;
  for (const { 0: code, index } of text.matchAll(span)) {
    if (code.startsWith('\\')) continue;
    pieces.push({ text: text.slice(end, index), isCode: false }, { text: code, isCode: true });
    end = index + code.length;
  }
  return [...pieces, { text: text.slice(end), isCode: false }];
}

/** A span of code, which does not go beyond an empty line, or a backslash with its sign. */
const span = /\\[\s\S]|(?<!`)(`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])*?(?<!`)\1(?!`)/g;

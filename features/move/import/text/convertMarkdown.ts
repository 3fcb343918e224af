import type { OnNote } from '../html/OnNote.ts';
import { convertBlocks } from './convertBlocks.ts';
import { convertInline } from './convertInline.ts';
import { fenceCode } from './fenceCode.ts';
import { findFenceEnd } from './findFenceEnd.ts';
import { removeDirectives } from './removeDirectives.ts';
import { tidyFence } from './tidyFence.ts';

/** A part of a text: code, HTML from a start to its end, or Markdown. */
interface Part {
  kind: 'code' | 'html' | 'text';
  text: string;
}

/**
 * Converts Markdown of another program to Markdown of this one: HTML, attributes of kramdown, alerts of
 * GitHub, lists of tasks and definitions, marked text. Code stays as it is.
 */
export function convertMarkdown(text: string, note: OnNote): string {
  const parts = splitParts(removeDirectives(removeComments(text), note));
  const converted = parts.map(({ kind, text }) => {
    if (kind === 'code')
      return /^(?: {4}|\t)/.test(text) ? fenceCode(dedent(text), '') : tidyFence(text);
    if (kind === 'html') return convertBlocks.html(text, note);
    return tidyLines(convertInline(convertBlocks.text(text, note), note));
  });
  return joinParts(converted);
}

/** Removes spaces at the end of lines, but two that break a line, and more than one empty line. */
function tidyLines(text: string): string {
  return text
    .replaceAll(/[ \t]+$/gm, (spaces) => (/^ {2,}$/.test(spaces) ? '  ' : ''))
    .replaceAll(/^[ \t]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n');
}

/** Joins parts with at most one empty line between them. */
function joinParts(parts: readonly string[]): string {
  let result = '';
  for (const part of parts) {
    const end = /\n*$/.exec(result)?.[0].length ?? 0;
    const start = /^\n*/.exec(part)?.[0].length ?? 0;
    result = `${result.slice(0, result.length - end)}${'\n'.repeat(Math.min(2, end + start + 1))}${part.slice(start)}`;
  }
  return result.trim();
}

/** Takes the indentation of a block of code away, because fences need none. */
function dedent(code: string): string {
  return code.replaceAll(/^(?: {4}|\t)/gm, '').trimEnd();
}

/** Removes comments of HTML, but not in code. */
function removeComments(text: string): string {
  return text.replaceAll(
    /^([ \t>]*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^[ \t>]*\2[`~]*[ \t]*$|(?![\s\S]))|(`+)[^`\n]+\3|<!--[\s\S]*?-->/gm,
    (whole) => (whole.startsWith('<!--') ? '' : whole),
  );
}

/** Splits a text by its lines. */
function splitParts(text: string): Part[] {
  const lines = text.split('\n');
  const parts: Part[] = [];
  const add = (kind: Part['kind'], from: number, to: number) => {
    const last = parts.at(-1);
    const piece = lines.slice(from, to).join('\n');
    if (last?.kind === 'text' && kind === 'text') last.text += `\n${piece}`;
    else parts.push({ kind, text: piece });
  };
  let isAfterBlank = true;
  let isInList = false;
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? '';
    const end = findFenceEnd(lines, at) ?? findIndentedEnd(lines, at, isAfterBlank && !isInList);
    if (end !== undefined) {
      add('code', at, end);
      at = end;
      continue;
    }
    const htmlEnd = findHtmlEnd(lines, at);
    if (htmlEnd !== undefined) {
      add('html', at, htmlEnd);
      at = htmlEnd;
      continue;
    }
    add('text', at, at + 1);
    isAfterBlank = line.trim() === '';
    if (/^\s*(?:[-*+]|\d+[.)])\s/.test(line)) isInList = true;
    else if (/^\S/.test(line) && isAfterBlank === false) isInList = isInList && !/^\S/.test(line);
    at++;
  }
  return parts;
}

/** Returns the line behind a block of indented code. */
function findIndentedEnd(
  lines: readonly string[],
  at: number,
  isPossible: boolean,
): number | undefined {
  const isCode = (line = '') => /^(?: {4}|\t)/.test(line) && line.trim() !== '';
  if (!isPossible || !isCode(lines[at])) return undefined;
  let end = at + 1;
  for (let next = end; next < lines.length; next++) {
    if (isCode(lines[next])) end = next + 1;
    else if (lines[next]?.trim() !== '') break;
  }
  return end;
}

/** Elements that are HTML up to their end, whatever stands inside. */
const wholeElements =
  'table|figure|ul|ol|dl|video|audio|iframe|script|style|pre|picture|svg|object|embed|form|noscript|math|h[1-6]';
/** Elements that may contain Markdown, if empty lines are inside. */
const wrappers =
  'div|section|article|aside|header|footer|main|nav|center|p|blockquote|details|address|fieldset|figcaption|summary';

const htmlStart = new RegExp(`^ {0,3}<(${wholeElements}|${wrappers})(?=[\\s>/]|$)`, 'i');

/** Returns the line behind an element of HTML that begins a line; undefined if none does, or Markdown is inside. */
function findHtmlEnd(lines: readonly string[], at: number): number | undefined {
  const name = htmlStart.exec(lines[at] ?? '')?.[1]?.toLowerCase();
  if (name === undefined) return undefined;
  const tags = new RegExp(`<(/?)${name}(?=[\\s>/])[^>]*?(/?)>|<(/?)${name}(?=[\\s/]*$)`, 'gi');
  let depth = 0;
  for (let end = at; end < lines.length; end++) {
    for (const [, close, closed, otherClose] of (lines[end] ?? '').matchAll(tags))
      depth += close || otherClose ? -1 : closed ? 0 : 1;
    if (depth > 0) continue;
    const inner = lines.slice(at, end + 1);
    const isWhole = new RegExp(`^(?:${wholeElements})$`).test(name);
    if (!isWhole && inner.some((line) => line.trim() === '' || /^\s*(?:```|~~~)/.test(line)))
      return undefined;
    if (/markdown\s*=\s*["']?(?:1|block|span)/.test(lines[at] ?? '')) return undefined;
    // What stands behind the end is a text of its own.
    return end + 1;
  }
  return undefined;
}

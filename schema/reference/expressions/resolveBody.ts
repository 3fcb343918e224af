import { type OnFailure, resolveText } from './resolveValue.ts';
import type { Scope } from './Scope.ts';

/** Adds the body of a Markdown file to its resolved columns. Braces in code are not expressions. */
export function resolveBody(
  { body }: Record<string, unknown>,
  columns: Record<string, unknown>,
  scope: Scope,
  onFailure: OnFailure,
): Record<string, unknown> {
  if (typeof body !== 'string') return columns;
  if (!body.includes('{{')) return { ...columns, body };
  let resolved = '';
  let seen = 0;
  for (const { text, isCode } of splitCode(body)) {
    const before = seen;
    resolved += isCode
      ? text
      : resolvePiece(text, scope, (path, template, failure) =>
          onFailure(path, { ...template, index: template.index + before }, failure),
        );
    seen += text.split('{{').length - 1;
  }
  return { ...columns, body: resolved };
}

/** Resolves a part of a body. An expression alone is still a part of the text, not a value. */
function resolvePiece(text: string, scope: Scope, onFailure: OnFailure): string {
  return String(resolveText(`|${text}`, scope, onFailure, ['body'])).slice(1);
}

/** Splits Markdown into code (fenced blocks and code spans) and the text around it. */
function splitCode(text: string): { text: string; isCode: boolean }[] {
  const pieces: { text: string; isCode: boolean }[] = [];
  let end = 0;
  for (const { 0: code, index } of text.matchAll(codeForm)) {
    pieces.push({ text: text.slice(end, index), isCode: false }, { text: code, isCode: true });
    end = index + code.length;
  }
  return [...pieces, { text: text.slice(end), isCode: false }];
}

const codeForm =
  /^[ \t>]*(`{3,}|~{3,})[^\n]*\n(?:[\s\S]*?\n)??[ \t>]*\1[`~]*[ \t]*$|(?<!`)(`+)(?!`)[^`]+\2(?!`)/gm;

import { type Constant, evaluateConstant } from '../code/evaluateConstant.ts';
import { parseExpression } from '../code/parseCode.ts';
import type { OnNote } from '../html/OnNote.ts';
import { escapeLine } from '../page/escapeLine.ts';
import type { TextKeeper } from '../text/TextKeeper.ts';
import { findTagEnd } from './findComponents.ts';
import type { MdxScope } from './MdxScope.ts';

/** What filling in the expressions of a text needs. */
export interface ExpressionContext {
  scope: MdxScope;
  keeper: TextKeeper;
  note: OnNote;
}

/**
 * Replaces the expressions in braces of an MDX text by their values, if they are constant. Others are left out,
 * and noted.
 */
export function fillExpressions(text: string, context: ExpressionContext): string {
  const { keeper, note } = context;
  let result = '';
  for (let at = 0; at < text.length; ) {
    const sign = text[at] ?? '';
    if (sign === '\\') {
      result += text.slice(at, at + 2);
      at += 2;
      continue;
    }
    const tagEnd = sign === '<' ? findTag(text, at) : undefined;
    if (tagEnd !== undefined) {
      result += fillAttributes(text.slice(at, tagEnd), context);
      at = tagEnd;
      continue;
    }
    const found =
      sign === '{' && !isDirective(text, at) ? findExpression(text, at, keeper) : undefined;
    if (!found) {
      result += sign;
      at++;
      continue;
    }
    const { code, end, isComment } = found;
    const words = isComment ? '' : showConstant(evaluate(code, context));
    if (words === undefined) note('a value of MDX', `{${code}}`, 'left out');
    else result += keeper.keep(escapeLine(words.replaceAll(/\s+/g, ' ')));
    at = end;
  }
  return result;
}

/** Whether a brace belongs to a directive or to the id of a heading, which are no code. */
function isDirective(text: string, at: number): boolean {
  const line = text.slice(text.lastIndexOf('\n', at) + 1, at);
  return /^[ \t]*:{2,}/.test(line) || (/^#{1,6}[ \t]/.test(line) && text[at + 1] === '#');
}

/** Returns the offset after the tag at an offset; undefined if it is none. */
function findTag(text: string, at: number): number | undefined {
  const opening = /^<\/?[a-z][\w.-]*(?=[\s/>])/i.exec(text.slice(at, at + 100))?.[0];
  const end = opening && findTagEnd(text, at + opening.length);
  return typeof end === 'number' ? end + 1 : undefined;
}

/** An expression in a text. */
interface Expression {
  code: string;
  /** The offset after its closing brace. */
  end: number;
  isComment: boolean;
}

/** Finds the expression whose brace is at an offset: it ends at the first brace with which it is valid. */
function findExpression(text: string, at: number, keeper: TextKeeper): Expression | undefined {
  let balanced: Expression | undefined;
  let depth = 0;
  let tries = 0;
  for (let end = at; end < Math.min(text.length, at + mostSigns); end++) {
    if (text[end] === '{') depth++;
    if (text[end] !== '}') continue;
    depth--;
    const code = keeper.restore(text.slice(at + 1, end));
    const isComment = /^\s*(?:\/\*(?:(?!\*\/)[\s\S])*\*\/\s*)*$/.test(code);
    const found = { code, end: end + 1, isComment };
    if (isComment) return found;
    if (depth <= 0) balanced ??= found;
    // Only texts, elements and comments may have braces of their own.
    if (depth <= 0 && !/["'`<]|\/[*/]/.test(code)) return balanced;
    if (depth <= 0 && tries++ < mostTries && parseExpression(code)) return found;
  }
  return balanced;
}

const mostSigns = 10_000;
const mostTries = 5;

function evaluate(code: string, { scope }: ExpressionContext): { value: Constant } | undefined {
  const expression = parseExpression(code);
  return expression && evaluateConstant(expression, scope.find);
}

/** Returns what a page shows of a value; undefined for a mapping, which no page shows. */
function showConstant(found: { value: Constant } | undefined): string | undefined {
  if (!found) return undefined;
  const { value } = found;
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (value === null || value === undefined || typeof value === 'boolean') return '';
  if (!Array.isArray(value)) return undefined;
  const parts = value.map((one) => (Array.isArray(one) ? undefined : showConstant({ value: one })));
  return parts.includes(undefined) ? undefined : parts.join('');
}

/** Replaces the expressions in the attributes of a tag. Those of components that are not constant stay in braces. */
function fillAttributes(tag: string, context: ExpressionContext): string {
  const isComponent = /^<\/?(?:[A-Z]|[\w-]+\.)/.test(tag);
  let result = '';
  let rest = tag;
  for (let at = rest.indexOf('{'); at >= 0; at = rest.indexOf('{')) {
    const found = findExpression(rest, at, context.keeper);
    if (!found) break;
    const [start, name] = /([\w:.-]+)\s*=\s*$/.exec(rest.slice(0, at)) ?? [''];
    const value = found.isComment ? undefined : toAttribute(evaluate(found.code, context));
    const before = rest.slice(0, at - start.length);
    const written = rest.slice(at - start.length, found.end);
    rest = rest.slice(found.end);
    if (name !== undefined && value !== undefined) result += `${before}${name}=${quote(value)}`;
    else if (isComponent && name !== undefined && !found.isComment)
      result += before + (deepBraces.test(written) ? `${name}={…}` : written);
    else {
      result += before;
      if (!found.isComment && !layoutAttributes.test(name ?? ''))
        context.note('a value of MDX', written, 'left out');
    }
  }
  return result + rest;
}

/** Matches code that is too deep for `readAttributes()`. */
const deepBraces = /\{[^{}]*\{[^{}]*\{/;

/** Attributes that say how an element looks and what it does. */
export const layoutAttributes =
  /^(?:class|className|style|key|ref|width|height|sizes|widths|on[A-Z]\w*|(?:client|set|is|transition):\w+)$/;

function toAttribute(found: { value: Constant } | undefined): string | undefined {
  const value = found?.value;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return String(value);
  const source =
    typeof value === 'object' && value !== null && 'src' in value ? value.src : undefined;
  return typeof source === 'string' ? source : undefined;
}

function quote(value: string): string {
  const safe = value.replaceAll(/\s+/g, ' ').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return safe.includes('"') ? `'${safe.replaceAll("'", '’')}'` : `"${safe}"`;
}

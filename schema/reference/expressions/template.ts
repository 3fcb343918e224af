/** A `{{ name.column | filter }}` in a text. */
export interface Expression {
  /** Offsets in the text, including the braces. */
  start: number;
  end: number;
  names: ExpressionToken[];
  filters: ExpressionToken[];
  /** Why it cannot be parsed. */
  error?: string;
}

/** A word of an expression; offsets count from the first brace. */
export interface ExpressionToken {
  text: string;
  from: number;
  to: number;
}

/** Parses the expressions of a text, in order. */
export function parseTemplate(text: string): readonly Expression[] {
  let expressions = cache.get(text);
  if (expressions) return expressions;
  expressions = parseExpressions(text);
  if (cache.size >= 1000) cache.clear();
  cache.set(text, expressions);
  return expressions;
}

// `each` and blocks repeat the same texts on thousands of pages.
const cache = new Map<string, readonly Expression[]>();

function parseExpressions(text: string): Expression[] {
  const expressions: Expression[] = [];
  for (let start = text.indexOf('{{'); start >= 0; start = text.indexOf('{{', start + 2)) {
    const close = text.indexOf('}}', start + 2);
    const next = text.indexOf('{{', start + 2);
    if (close < 0 || (next >= 0 && next < close)) {
      // Braces in the middle of a name do not start another expression.
      const stray = close >= 0 && /[\w.]/.test(text.charAt(next - 1));
      const end = close < 0 ? text.length : stray ? close + 2 : next;
      expressions.push({
        start,
        end,
        names: [],
        filters: [],
        error: stray ? 'it contains a second `{{`' : 'its closing `}}` is missing',
      });
      if (close < 0) break;
      if (stray) start = close;
      continue;
    }
    expressions.push(parseExpression(text.slice(start, close + 2), start));
    start = close;
  }
  return expressions;
}

/** Whether the text is a single expression, which then yields the value itself. */
export function isWholeText(text: string, expression: Expression): boolean {
  return text.slice(0, expression.start).trim() === '' && text.slice(expression.end).trim() === '';
}

/** The filter that leaves out a value whose column the row lacks. */
export const optionalFilter = 'optional';

/** Whether an expression has no value, instead of a failure, if the row lacks the column. */
export function isOptional({ filters }: Expression): boolean {
  return filters.some(({ text }) => text === optionalFilter);
}

/** Whether a text has a value that a row may lack. */
export function hasOptional(text: string): boolean {
  return text.includes(optionalFilter) && parseTemplate(text).some(isOptional);
}

function parseExpression(source: string, start: number): Expression {
  const expression: Expression = { start, end: start + source.length, names: [], filters: [] };
  const parts = source.slice(2, -2).split('|');
  let offset = 2;
  for (const [index, part] of parts.entries()) {
    const from = offset + (part.length - part.trimStart().length);
    const word = part.trim();
    offset += part.length + 1;
    if (index > 0) {
      if (!filterForm.test(word)) expression.error ??= explainFilterError(word);
      expression.filters.push({ text: word, from, to: from + word.length });
      continue;
    }
    if (!pathForm.test(word)) expression.error ??= explainPathError(word);
    let at = from;
    for (const name of word.split('.')) {
      expression.names.push({ text: name, from: at, to: at + name.length });
      at += name.length + 1;
    }
  }
  return expression;
}

const pathForm = /^[A-Za-z_][\w-]*(?:\.[\w-]+)*$/;
const filterForm = /^[A-Za-z]+$/;

function explainPathError(word: string): string {
  return word === ''
    ? 'it is empty'
    : `\`${word}\` is not a name; only names, dots and filters are allowed`;
}

function explainFilterError(word: string): string {
  return word === '' ? 'a filter is missing after `|`' : `\`${word}\` is not the name of a filter`;
}

/** One `{{ name.column | filter }}` in a text. Offsets inside it count from its first brace. */
export interface Expression {
  /** Offsets in the text, braces included. */
  start: number;
  end: number;
  names: Word[];
  filters: Word[];
  /** Why it cannot be read. */
  error?: string;
}

/** A word of an expression with its offsets inside the braces. */
export interface Word {
  text: string;
  from: number;
  to: number;
}

/** The expressions of a text, in order; an empty list for most texts. */
export function parseTemplate(text: string): readonly Expression[] {
  let expressions = latest.get(text);
  if (expressions) return expressions;
  expressions = expressionsOf(text);
  if (latest.size >= 1000) latest.clear();
  latest.set(text, expressions);
  return expressions;
}

/** One entry with `each` or one block may make thousands of pages of the same texts. */
const latest = new Map<string, readonly Expression[]>();

function expressionsOf(text: string): Expression[] {
  const expressions: Expression[] = [];
  for (let start = text.indexOf('{{'); start >= 0; start = text.indexOf('{{', start + 2)) {
    const close = text.indexOf('}}', start + 2);
    const next = text.indexOf('{{', start + 2);
    if (close < 0 || (next >= 0 && next < close)) {
      // Braces in the middle of a name begin no expression of their own.
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

/** True when the text is exactly one expression, which then yields the value itself. */
export function isWholeText(text: string, expression: Expression): boolean {
  return text.slice(0, expression.start).trim() === '' && text.slice(expression.end).trim() === '';
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
      if (!filterForm.test(word)) expression.error ??= filterError(word);
      expression.filters.push({ text: word, from, to: from + word.length });
      continue;
    }
    if (!pathForm.test(word)) expression.error ??= pathError(word);
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

function pathError(word: string): string {
  return word === ''
    ? 'it is empty'
    : `\`${word}\` is not a name; only names, dots and filters are allowed`;
}

function filterError(word: string): string {
  return word === '' ? 'a filter is missing after `|`' : `\`${word}\` is not the name of a filter`;
}

/**
 * A rule of a stylesheet: a style rule (`selectors` and `declarations`), a group such as `@media`
 * (`children`), or any other at-rule, whose text is in `prelude` as a whole.
 */
export interface StyleRule {
  prelude: string;
  selectors?: string[];
  declarations?: string[];
  children?: StyleRule[];
}

/**
 * Parses a stylesheet that lightningcss has minified, so comments, stray spaces and errors need no
 * attention. Nested style rules are not split: styled-components leaves none.
 */
export function parseStyles(css: string): StyleRule[] {
  const rules: StyleRule[] = [];
  for (let at = 0; at < css.length; ) {
    const end = findEnd(css, at, '{;');
    const prelude = css.slice(at, end).trim();
    if (css[end] !== '{') {
      if (prelude) rules.push({ prelude: `${prelude};` });
      at = end + 1;
      continue;
    }
    const close = findEnd(css, end + 1, '}');
    rules.push(createRule(prelude, css.slice(end + 1, close)));
    at = close + 1;
  }
  return rules;
}

/** Splits text at a separator that is outside of strings, brackets and blocks. */
function splitOutside(text: string, separator: string): string[] {
  const parts: string[] = [];
  for (let at = 0; at <= text.length; ) {
    const end = findEnd(text, at, separator);
    parts.push(text.slice(at, end));
    at = end + 1;
  }
  return parts;
}

function createRule(prelude: string, body: string): StyleRule {
  if (/^@(?:media|supports|container|layer|scope|starting-style)\b/.test(prelude))
    return { prelude, children: parseStyles(body) };
  if (prelude.startsWith('@')) return { prelude: `${prelude}{${body}}` };
  return {
    prelude,
    selectors: splitOutside(prelude, ','),
    declarations: splitOutside(body, ';').filter(Boolean),
  };
}

/** Returns the position of the next of these characters outside of strings, brackets and blocks. */
function findEnd(text: string, start: number, characters: string): number {
  let depth = 0;
  special.lastIndex = start;
  for (let match = special.exec(text); match; match = special.exec(text)) {
    const [character] = match;
    if (depth === 0 && characters.includes(character)) return match.index;
    if (character === '\\') special.lastIndex++;
    else if (character === '"' || character === "'")
      special.lastIndex = findQuote(text, match.index) + 1;
    else if ('([{'.includes(character)) depth++;
    else if (')]}'.includes(character)) depth--;
  }
  return text.length;
}

const special = /[\\"'()[\]{};,]/g;

function findQuote(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === text[start]) return at;
  }
  return text.length;
}

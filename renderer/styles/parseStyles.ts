import { customPropertiesIn } from './nameProperties.ts';

/** A rule of a stylesheet, outside of its groups. */
export interface FlatRule {
  /** The preludes of its groups: `@media print{`. */
  group: string;
  /** Undefined for an at-rule, whose text is its only declaration. */
  selectors?: string[];
  declarations: Declaration[];
  /** Name of the animation that it defines. */
  animation?: string;
  /** Whether a feature adds it. */
  isExtra?: true;
}

/** A declaration of a rule. */
interface Declaration {
  text: string;
  /** The custom property that it defines. */
  property?: string;
  /** The custom properties that it reads. */
  reads: string[];
}

/**
 * Parses a stylesheet that lightningcss has minified, so comments, stray spaces and errors need no
 * attention. Nested style rules are not split: styled-components leaves none.
 */
export function parseStyles(css: string, group = ''): FlatRule[] {
  const rules: FlatRule[] = [];
  for (let at = 0; at < css.length; ) {
    const end = findEnd(css, at, '{;');
    const prelude = css.slice(at, end).trim();
    if (css[end] !== '{') {
      if (prelude) rules.push({ group, declarations: [toDeclaration(`${prelude};`)] });
      at = end + 1;
      continue;
    }
    const close = findEnd(css, end + 1, '}');
    rules.push(...parseRule(prelude, css.slice(end + 1, close), group));
    at = close + 1;
  }
  return rules;
}

function parseRule(prelude: string, body: string, group: string): FlatRule[] {
  if (/^@(?:media|supports|container|layer|scope|starting-style)\b/.test(prelude))
    return parseStyles(body, `${group}${prelude}{`);
  if (!prelude.startsWith('@')) {
    const declarations = splitOutside(body, ';').filter(Boolean).map(toDeclaration);
    return [{ group, selectors: splitOutside(prelude, ','), declarations }];
  }
  const animation = /^@(?:-webkit-)?keyframes ([\w-]+)/.exec(prelude)?.[1];
  const declarations = [toDeclaration(`${prelude}{${body}}`)];
  return [{ group, declarations, ...(animation && { animation }) }];
}

/** Reads a declaration. */
export function toDeclaration(text: string): Declaration {
  const property = /^--[\w-]+(?=:)/.exec(text)?.[0];
  const reads = customPropertiesIn(text.slice(property?.length));
  return { text, ...(property && { property }), reads };
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

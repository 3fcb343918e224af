/** Thrown to leave a text to `yaml`; `parseFastYaml` catches it. */
export const unsupported = Symbol('unsupported');

/** Leaves the text to `yaml`. */
export function giveUp(): never {
  throw unsupported;
}

export const space = 32;
export const doubleQuote = 34;
export const hash = 35;
const comma = 44;
const semicolon = 59;
export const singleQuote = 39;
export const dash = 45;
export const colon = 58;
export const greater = 62;
export const openBracket = 91;
export const backslash = 92;
export const openBrace = 123;
export const pipe = 124;
const tilde = 126;

/** Starts of texts that YAML does not read as plain scalars. */
export const notPlain = /^(?:[&*!%@`,\]}[{|>"'#]|[-?:](?: |$))/;

/** Returns a key without its quotes. */
export function readKey(raw: string): string {
  const first = raw.charCodeAt(0);
  if (first === doubleQuote || first === singleQuote) {
    const key = unquote(raw);
    return key === '__proto__' ? giveUp() : key;
  }
  if (raw === '' || notPlain.test(raw) || raw.endsWith(' ') || raw.includes(' #')) giveUp();
  return raw === '<<' || raw === '__proto__' ? giveUp() : raw;
}

/** Removes the spaces at the end; other white space is part of the text in YAML. */
export function trimSpaces(text: string): string {
  let end = text.length;
  while (text.charCodeAt(end - 1) === space) end--;
  return end === text.length ? text : text.slice(0, end);
}

/** Returns the text of a quoted scalar. */
export function unquote(raw: string): string {
  if (raw.charCodeAt(0) === singleQuote) return raw.slice(1, -1).replaceAll("''", "'");
  if (!raw.includes('\\')) return raw.slice(1, -1);
  // Such an escape may produce a character that `readNode` reports.
  if (/\\[bfru]/.test(raw)) giveUp();
  try {
    return JSON.parse(raw);
  } catch {
    return giveUp();
  }
}

/**
 * Converts a plain scalar by the core schema (https://yaml.org/spec/1.2.2/#103-core-schema). Gives up
 * on those that `findScalarTrap` reports.
 */
export function readPlainScalar(raw: string): unknown {
  const first = raw.charCodeAt(0);
  const last = raw.charCodeAt(raw.length - 1);
  if (last === comma || last === semicolon) giveUp();
  if (isLetter(first)) {
    if (raw.length > 5) return raw;
    if (raw === 'true') return true;
    if (raw === 'false') return false;
    if (raw === 'null') return null;
    return ambiguousWord.test(raw) ? giveUp() : raw;
  }
  if (first === tilde && raw.length === 1) return null;
  if (!/[-+.\d]/.test(raw[0] as string)) return raw;
  if (simpleNumber.test(raw)) return raw.length < 16 ? Number(raw) : giveUp();
  return ambiguousNumber.test(raw) ? giveUp() : raw;
}

export function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}

const ambiguousWord = /^(?:true|false|null|yes|no|on|off|y|n)$/i;
const simpleNumber = /^-?(?:[1-9]\d*|0)(?:\.\d*[1-9])?$/;
/** All other numbers, and texts that look like a number or a time of day. */
const ambiguousNumber =
  /^[-+]?(?:\d[\d_]*\.?\d*|\.\d+)(?:e[-+]?\d+)?$|^0[ox][\da-f]+$|^[-+]?\.(?:inf|nan)$|^\d+(?::\d+)+$/i;

/**
 * Joins the lines of a folded block scalar (https://yaml.org/spec/1.2.2/#813-folded-style). Gives up
 * on lines that are indented deeper than the others.
 */
export function foldLines(lines: readonly string[]): string {
  if (lines.some((line) => line.charCodeAt(0) === space)) giveUp();
  if (!lines.includes('')) return lines.join(' ');
  let result = '';
  let breaks = 0;
  for (const [index, line] of lines.entries()) {
    if (line === '') {
      if (index === breaks) giveUp();
      breaks++;
      continue;
    }
    if (result !== '') result += breaks > 0 ? '\n'.repeat(breaks) : ' ';
    result += line;
    breaks = 0;
  }
  return result;
}

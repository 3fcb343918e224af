/**
 * Reads the part of YAML that manifests are written in, fast: block mappings and lists, plain and
 * quoted scalars, `|` and `>`, flow collections on one line. Gives `undefined` for everything else
 * (anchors, tags, odd scalars, mistakes), which is left to the parser that decides what YAML means.
 * What it does read, it reads as `yaml` does; tests/yaml.test.ts holds both against each other.
 *
 * @param given a mapping in block style, at any indentation
 */
export function parseFastYaml(given: string): Record<string, unknown> | undefined {
  const text = given.includes('\r') ? given.replaceAll('\r\n', '\n') : given;
  if (unusual.test(text)) return undefined;
  try {
    return new CommonParser(text).document();
  } catch (error) {
    if (error === uncommon) return undefined;
    throw error;
  }
}

/** Thrown to give up; never leaves this file. */
const uncommon = Symbol('uncommon');

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is sought
const unusual = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\ufeff\ufffd]/;

function giveUp(): never {
  throw uncommon;
}

class CommonParser {
  readonly #text: string;
  /** Offset of the line after the current one. */
  #next = 0;
  /** Of the current line: its indentation (-1 at the end of the text), first character and end. */
  #indent = -1;
  #at = 0;
  #end = 0;
  #depth = 0;
  /** Offset of the first colon at or after another offset. */
  #colonFrom = 0;
  #colonAt = -1;
  /** Whether comments are possible. */
  readonly #hashes: boolean;

  constructor(text: string) {
    this.#text = text;
    this.#hashes = text.includes('#');
  }

  document(): Record<string, unknown> {
    this.#advance();
    if (this.#indent < 0 || this.#isDash()) giveUp();
    const value = this.#mapping(this.#indent);
    if (this.#indent >= 0) giveUp();
    return value;
  }

  /** Goes to the next line that is neither blank nor a comment. */
  #advance(): void {
    const text = this.#text;
    while (this.#next < text.length) {
      const start = this.#next;
      this.#toLine(start);
      const first = text.charCodeAt(this.#at);
      if (this.#at === this.#end || first === hash) continue;
      this.#begin();
      return;
    }
    this.#indent = -1;
  }

  /** The current line is one that holds something. */
  #begin(): void {
    if (this.#indent > 0) return;
    if (marker.test(this.#text.slice(this.#at, this.#at + 4))) giveUp();
  }

  #toLine(start: number): void {
    const text = this.#text;
    let end = text.indexOf('\n', start);
    if (end < 0) end = text.length;
    let at = start;
    while (text.charCodeAt(at) === space) at++;
    this.#at = at;
    this.#end = end;
    this.#indent = this.#at - start;
    this.#next = end + 1;
  }

  #isDash(): boolean {
    if (this.#text.charCodeAt(this.#at) !== dash) return false;
    return this.#at + 1 === this.#end || this.#text.charCodeAt(this.#at + 1) === space;
  }

  #block(): unknown {
    if (++this.#depth > 40) giveUp();
    const value = this.#isDash() ? this.#list(this.#indent) : this.#mapping(this.#indent);
    this.#depth--;
    return value;
  }

  #mapping(indent: number): Record<string, unknown> {
    const result: Record<string, unknown> = {};
    while (this.#indent === indent && !this.#isDash()) {
      const colon = this.#colon(this.#at);
      if (colon < 0) giveUp();
      const key = this.#key(this.#at, colon);
      if (Object.hasOwn(result, key)) giveUp();
      const value = this.#skip(colon + 1);
      result[key] = value < 0 ? this.#below(indent, true) : this.#inline(value, indent);
    }
    if (this.#indent > indent) giveUp();
    return result;
  }

  /** The same keys come again and again: those that are known are neither copied nor looked at. */
  #key(from: number, to: number): string {
    const text = this.#text;
    const length = to - from;
    if (length > longestKey) return keyOf(text.slice(from, to));
    const slot = (text.charCodeAt(from) * 31 + text.charCodeAt(to - 1) * 7 + length) & 511;
    const known = keys[slot];
    if (known?.length === length && text.startsWith(known, from)) return known;
    const raw = text.slice(from, to);
    const key = keyOf(raw);
    if (key === raw) keys[slot] = key;
    return key;
  }

  #list(indent: number): unknown[] {
    const result: unknown[] = [];
    while (this.#indent === indent && this.#isDash()) {
      const start = this.#skip(this.#at + 1);
      if (start < 0) {
        result.push(this.#below(indent, false));
        continue;
      }
      const first = this.#text.charCodeAt(start);
      const compact = first !== openBrace && first !== openBracket && this.#colon(start) >= 0;
      if (!compact) {
        result.push(this.#inline(start, indent));
        continue;
      }
      this.#indent += start - this.#at;
      this.#at = start;
      if (this.#isDash()) giveUp();
      result.push(this.#block());
    }
    if (this.#indent > indent) giveUp();
    return result;
  }

  /** The value that stands in the lines below a key or hyphen, or null when there is none. */
  #below(indent: number, ofKey: boolean): unknown {
    this.#advance();
    if (this.#indent > indent) {
      const first = this.#text.charCodeAt(this.#at);
      const nested = first !== openBrace && first !== openBracket && this.#colon(this.#at) >= 0;
      return nested || this.#isDash() ? this.#block() : this.#inline(this.#at, indent);
    }
    if (ofKey && this.#indent === indent && this.#isDash()) return this.#block();
    return null;
  }

  /** First character at or after `from` in the line that belongs to a value; -1 when none does. */
  #skip(from: number): number {
    const text = this.#text;
    let at = from;
    while (at < this.#end && text.charCodeAt(at) === space) at++;
    if (at >= this.#end) return -1;
    if (text.charCodeAt(at) !== hash) return at;
    return at > from ? -1 : giveUp();
  }

  /** The colon that ends the key beginning at `from`, or -1. */
  #colon(from: number): number {
    const text = this.#text;
    const quote = text.charCodeAt(from);
    if (quote === doubleQuote || quote === singleQuote) {
      const close = this.#closing(from);
      return close >= 0 && this.#endsKey(close + 1) ? close + 1 : -1;
    }
    for (let at = this.#nextColon(from); at < this.#end; at = this.#nextColon(at + 1))
      if (this.#endsKey(at)) return at;
    return -1;
  }

  /** Offset of the first colon at or after `from`; that of the end when there is none. */
  #nextColon(from: number): number {
    if (from < this.#colonFrom || from > this.#colonAt) {
      const at = this.#text.indexOf(':', from);
      this.#colonFrom = from;
      this.#colonAt = at < 0 ? this.#text.length : at;
    }
    return this.#colonAt;
  }

  #endsKey(at: number): boolean {
    if (this.#text.charCodeAt(at) !== colonMark) return false;
    return at + 1 === this.#end || this.#text.charCodeAt(at + 1) === space;
  }

  /** The quote in this line that closes the one at `from`, or -1. */
  #closing(from: number): number {
    const text = this.#text;
    const quote = text.charCodeAt(from);
    for (let at = from + 1; at < this.#end; at++) {
      const code = text.charCodeAt(at);
      if (code === backslash && quote === doubleQuote) at++;
      else if (code === quote) {
        if (quote === doubleQuote || text.charCodeAt(at + 1) !== singleQuote) return at;
        at++;
      }
    }
    return -1;
  }

  /** A value that begins in the line; goes on to the line after it. */
  #inline(from: number, indent: number): unknown {
    const first = this.#text.charCodeAt(from);
    if (first === pipe || first === greater) return this.#blockScalar(from, indent);
    if (first === doubleQuote || first === singleQuote) {
      const close = this.#closing(from);
      if (close < 0) giveUp();
      if (this.#skip(close + 1) >= 0) giveUp();
      const value = unquote(this.#text.slice(from, close + 1));
      this.#advance();
      return value;
    }
    if (first === openBrace || first === openBracket) {
      const flow = { at: from, depth: 0 };
      const value = this.#flow(flow);
      if (this.#skip(flow.at) >= 0) giveUp();
      this.#advance();
      return value;
    }
    return this.#plain(from, indent);
  }

  #plain(from: number, indent: number): unknown {
    const text = this.#text;
    let raw = withoutSpaces(text.slice(from, this.#end));
    if (!isLetter(raw.charCodeAt(0)) && cannotBegin.test(raw)) giveUp();
    const comment = this.#hashes ? raw.indexOf(' #') : -1;
    const commented = comment >= 0;
    if (commented) raw = withoutSpaces(raw.slice(0, comment));
    if (this.#nextColon(from) < this.#end && (raw.includes(': ') || raw.endsWith(':'))) giveUp();
    const before = this.#next;
    if (before < text.length) {
      this.#toLine(before);
      if (this.#indent <= indent && this.#at < this.#end && text.charCodeAt(this.#at) !== hash) {
        this.#begin();
        return scalar(raw);
      }
      this.#next = before;
    }
    const more = commented ? undefined : this.#continuation(raw, indent);
    if (more === undefined) {
      this.#advance();
      return scalar(raw);
    }
    return more;
  }

  /** A plain text that runs on in deeper lines; undefined when it does not. */
  #continuation(first: string, indent: number): string | undefined {
    let result = first;
    let breaks = 0;
    let many = false;
    while (this.#next < this.#text.length) {
      const before = this.#next;
      this.#toLine(before);
      if (this.#at === this.#end) {
        breaks++;
        continue;
      }
      const line = withoutSpaces(this.#text.slice(this.#at, this.#end));
      if (this.#indent <= indent || line.startsWith('#')) {
        this.#next = before;
        break;
      }
      if (
        line.includes(': ') ||
        line.endsWith(':') ||
        line.includes(' #') ||
        /^-(?: |$)/.test(line)
      )
        giveUp();
      result += (breaks > 0 ? '\n'.repeat(breaks) : ' ') + line;
      breaks = 0;
      many = true;
    }
    if (!many) return undefined;
    this.#advance();
    return result;
  }

  #blockScalar(from: number, indent: number): string {
    const text = this.#text;
    const header = withoutSpaces(text.slice(from, this.#end));
    const chomp = header.charCodeAt(1) === dash;
    if (header.length > (chomp ? 2 : 1) && !/^.-?(?: +#.*)$/.test(header)) giveUp();
    const lines: string[] = [];
    let inner = -1;
    while (this.#next < text.length) {
      const start = this.#next;
      this.#toLine(start);
      if (this.#at === this.#end) {
        // Spaces at the end of a block mean something only within it.
        if (inner < 0 ? this.#indent > 0 : this.#indent > inner) giveUp();
        lines.push('');
        continue;
      }
      if (inner < 0) inner = this.#indent;
      if (inner <= indent || this.#indent < inner) {
        if (inner > indent && this.#indent > indent && text.charCodeAt(this.#at) !== hash) giveUp();
        this.#next = start;
        break;
      }
      lines.push(text.slice(start + inner, this.#end));
    }
    this.#advance();
    while (lines.length > 0 && lines.at(-1) === '') lines.pop();
    if (lines.length === 0) return '';
    const content = header.charCodeAt(0) === pipe ? lines.join('\n') : folded(lines);
    return chomp ? content : `${content}\n`;
  }

  #flow(cursor: Cursor): unknown {
    if (++cursor.depth > 20) giveUp();
    const text = this.#text;
    const mapping = text.charCodeAt(cursor.at) === openBrace;
    const close = mapping ? '}' : ']';
    const list: unknown[] = [];
    const record: Record<string, unknown> = {};
    cursor.at = this.#flowSkip(cursor.at + 1);
    while (text[cursor.at] !== close) {
      if (mapping) {
        const key = this.#flowScalar(cursor);
        if (typeof key !== 'string' || key === '<<' || key === '__proto__') giveUp();
        if (Object.hasOwn(record, key)) giveUp();
        if (text[cursor.at] !== ':' || text[cursor.at + 1] !== ' ') giveUp();
        cursor.at = this.#flowSkip(cursor.at + 1);
        record[key] = this.#flowValue(cursor);
      } else list.push(this.#flowValue(cursor));
      if (text[cursor.at] === ',') {
        cursor.at = this.#flowSkip(cursor.at + 1);
        if (text[cursor.at] === close) giveUp();
      } else if (text[cursor.at] !== close) giveUp();
    }
    cursor.at++;
    cursor.depth--;
    return mapping ? record : list;
  }

  #flowValue(cursor: Cursor): unknown {
    const first = this.#text.charCodeAt(cursor.at);
    if (first !== openBrace && first !== openBracket) return this.#flowScalar(cursor);
    const value = this.#flow(cursor);
    cursor.at = this.#flowSkip(cursor.at);
    return value;
  }

  #flowScalar(cursor: Cursor): unknown {
    const text = this.#text;
    const first = text.charCodeAt(cursor.at);
    if (first === doubleQuote || first === singleQuote) {
      const close = this.#closing(cursor.at);
      if (close < 0) giveUp();
      const value = unquote(text.slice(cursor.at, close + 1));
      cursor.at = this.#flowSkip(close + 1);
      return value;
    }
    let end = cursor.at;
    while (end < this.#end && !flowEnd.test(text[end] as string)) {
      if (text[end] === ':' && /[ ,[\]{}]/.test(text[end + 1] ?? ' ')) break;
      end++;
    }
    const raw = withoutSpaces(text.slice(cursor.at, end));
    if (raw === '' || cannotBegin.test(raw) || raw.includes(' #')) giveUp();
    cursor.at = this.#flowSkip(end);
    return scalar(raw);
  }

  /** Past spaces; the flow collection must go on in this line. */
  #flowSkip(from: number): number {
    let at = from;
    while (this.#text.charCodeAt(at) === space) at++;
    if (at >= this.#end || this.#text.charCodeAt(at) === hash) giveUp();
    return at;
  }
}

interface Cursor {
  at: number;
  depth: number;
}

const space = 32;
const doubleQuote = 34;
const hash = 35;
const singleQuote = 39;
const dash = 45;
const colonMark = 58;
const greater = 62;
const openBracket = 91;
const backslash = 92;
const openBrace = 123;
const pipe = 124;

/** Longer texts that are part of another one keep all of it in memory. */
const longestKey = 12;
const keys: string[] = [];

const marker = /^(?:---|\.\.\.|%)/;
const cannotBegin = /^(?:[&*!%@`,\]}[{|>"'#]|[-?:](?: |$))/;
const flowEnd = /[,[\]{}]/;

function keyOf(raw: string): string {
  const first = raw.charCodeAt(0);
  if (first === doubleQuote || first === singleQuote) {
    const key = unquote(raw);
    return key === '__proto__' ? giveUp() : key;
  }
  if (raw === '' || cannotBegin.test(raw) || raw.endsWith(' ') || raw.includes(' #')) giveUp();
  return raw === '<<' || raw === '__proto__' ? giveUp() : raw;
}

/** Without the spaces at its end; what else looks like a space is text to YAML. */
function withoutSpaces(text: string): string {
  let end = text.length;
  while (text.charCodeAt(end - 1) === space) end--;
  return end === text.length ? text : text.slice(0, end);
}

function unquote(raw: string): string {
  if (raw.charCodeAt(0) === singleQuote) return raw.slice(1, -1).replaceAll("''", "'");
  if (!raw.includes('\\')) return raw.slice(1, -1);
  // Such an escape may stand for a character that no text may hold.
  if (/\\[bfru]/.test(raw)) giveUp();
  try {
    return JSON.parse(raw);
  } catch {
    return giveUp();
  }
}

/** A plain scalar by the core schema (https://yaml.org/spec/1.2.2/#103-core-schema). */
function scalar(raw: string): unknown {
  const first = raw.charCodeAt(0);
  if (isLetter(first)) {
    if (raw.length > 5) return raw;
    if (raw === 'true') return true;
    if (raw === 'false') return false;
    if (raw === 'null') return null;
    return word.test(raw) ? giveUp() : raw;
  }
  if (first === 126 && raw.length === 1) return null;
  if (!/[-+.\d]/.test(raw[0] as string)) return raw;
  if (number.test(raw)) return raw.length < 16 ? Number(raw) : giveUp();
  return numeric.test(raw) ? giveUp() : raw;
}

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}

const word = /^(?:true|false|null|yes|no|on|off|y|n)$/i;
const number = /^-?(?:[1-9]\d*|0)(?:\.\d*[1-9])?$/;
/** Every other number, and what looks like one or like a time of day. */
const numeric =
  /^[-+]?(?:\d[\d_]*\.?\d*|\.\d+)(?:e[-+]?\d+)?$|^0[ox][\da-f]+$|^[-+]?\.(?:inf|nan)$|^\d+(?::\d+)+$/i;

/** https://yaml.org/spec/1.2.2/#813-folded-style, without lines that are indented deeper. */
function folded(lines: readonly string[]): string {
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

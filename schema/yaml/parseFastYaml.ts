import {
  backslash,
  colon,
  dash,
  doubleQuote,
  foldLines,
  giveUp,
  greater,
  hash,
  isLetter,
  notPlain,
  openBrace,
  openBracket,
  pipe,
  readKey,
  readPlainScalar,
  singleQuote,
  space,
  trimSpaces,
  unquote,
  unsupported,
} from './fastScalars.ts';
import { invisible } from './findUnusableCharacter.ts';
import { isTextAfterHash } from './isTextAfterHash.ts';
import { lacksOpeningQuote } from './lacksOpeningQuote.ts';
import { mayBeJoinedItem } from './mayBeJoinedItem.ts';

/**
 * Parses a subset of YAML faster than `yaml` does: block mappings and lists, plain and quoted
 * scalars, `|` and `>`, flow collections on one line. Returns undefined for everything else
 * (anchors, tags, ambiguous scalars, errors), which `yaml` must parse. Whatever it returns is what
 * `yaml` returns; tests/yaml.test.ts compares the two. The methods share the position in the text, so
 * the parser is one file.
 *
 * @param content a mapping in block style, at any indentation
 */
export function parseFastYaml(content: string): Record<string, unknown> | undefined {
  const text = content.includes('\r') ? content.replaceAll('\r\n', '\n') : content;
  if (unusualCharacter.test(text)) return undefined;
  try {
    return new FastParser(text).parse();
  } catch (error) {
    if (error === unsupported) return undefined;
    throw error;
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is sought
const unusualCharacter = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\ufeff\ufffd]/;

class FastParser {
  readonly #text: string;
  /** Offset of the next line. */
  #next = 0;
  /** Indentation of the current line; -1 at the end of the text. */
  #indent = -1;
  /** Offset of the first character of the current line after its indentation. */
  #at = 0;
  /** Offset of the end of the current line. */
  #end = 0;
  #depth = 0;
  /** The last search for a colon: from where, and where one was found. */
  #colonFrom = 0;
  #colonAt = -1;
  /** Whether the text can contain comments. */
  readonly #hasHash: boolean;

  constructor(text: string) {
    this.#text = text;
    this.#hasHash = text.includes('#');
  }

  parse(): Record<string, unknown> {
    this.#advance();
    if (this.#indent < 0 || this.#isDash()) giveUp();
    const value = this.#parseMapping(this.#indent);
    if (this.#indent >= 0) giveUp();
    return value;
  }

  /** Moves to the next line that is neither blank nor a comment. */
  #advance(): void {
    const text = this.#text;
    while (this.#next < text.length) {
      const start = this.#next;
      this.#moveToLine(start);
      const first = text.charCodeAt(this.#at);
      if (this.#at === this.#end || first === hash) continue;
      this.#rejectMarker();
      return;
    }
    this.#indent = -1;
  }

  /** Gives up on document markers and directives, which are possible only in column 0. */
  #rejectMarker(): void {
    if (this.#indent > 0) return;
    if (marker.test(this.#text.slice(this.#at, this.#at + 4))) giveUp();
  }

  #moveToLine(start: number): void {
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

  /** Whether the current line has the hyphen of a list at an offset. */
  #isDash(at = this.#at): boolean {
    if (this.#text.charCodeAt(at) !== dash) return false;
    return at + 1 === this.#end || this.#text.charCodeAt(at + 1) === space;
  }

  #parseBlock(): unknown {
    if (++this.#depth > 40) giveUp();
    const value = this.#isDash() ? this.#parseList(this.#indent) : this.#parseMapping(this.#indent);
    this.#depth--;
    return value;
  }

  #parseMapping(indent: number): Record<string, unknown> {
    const result: Record<string, unknown> = {};
    while (this.#indent === indent && !this.#isDash()) {
      const keyEnd = this.#findColon(this.#at);
      if (keyEnd < 0) giveUp();
      const key = this.#readKey(this.#at, keyEnd);
      if (Object.hasOwn(result, key)) giveUp();
      const value = this.#skipSpaces(keyEnd + 1);
      if (value < 0 && this.#hasHash && lostText.test(this.#text.slice(keyEnd, this.#end)))
        giveUp();
      result[key] = value < 0 ? this.#parseBelow(indent, true) : this.#parseInline(value, indent);
    }
    if (this.#indent > indent) giveUp();
    return result;
  }

  /** Returns the key between two offsets. Common keys come from a cache, which saves copying them. */
  #readKey(from: number, to: number): string {
    const text = this.#text;
    const length = to - from;
    if (length > longestKey) {
      const key = readKey(text.slice(from, to));
      return invisible.test(key) ? giveUp() : key;
    }
    const slot = (text.charCodeAt(from) * 31 + text.charCodeAt(to - 1) * 7 + length) & 511;
    const known = keys[slot];
    if (known?.length === length && text.startsWith(known, from)) return known;
    const raw = text.slice(from, to);
    const key = readKey(raw);
    if (invisible.test(key)) giveUp();
    if (key === raw) keys[slot] = key;
    return key;
  }

  #parseList(indent: number): unknown[] {
    const result: unknown[] = [];
    while (this.#indent === indent && this.#isDash()) {
      const start = this.#skipSpaces(this.#at + 1);
      if (start < 0) {
        result.push(this.#parseBelow(indent, false));
        continue;
      }
      const first = this.#text.charCodeAt(start);
      const isMapping = first !== openBrace && first !== openBracket && this.#findColon(start) >= 0;
      if (!isMapping && !this.#isDash(start)) {
        result.push(this.#parseInline(start, indent));
        continue;
      }
      this.#indent += start - this.#at;
      this.#at = start;
      result.push(this.#parseBlock());
    }
    if (this.#indent > indent) giveUp();
    return result;
  }

  /** Parses the value on the lines below a key or hyphen; null if there is none. */
  #parseBelow(indent: number, isKey: boolean): unknown {
    this.#advance();
    if (this.#indent > indent) {
      const first = this.#text.charCodeAt(this.#at);
      const nested = first !== openBrace && first !== openBracket && this.#findColon(this.#at) >= 0;
      return nested || this.#isDash() ? this.#parseBlock() : this.#parseInline(this.#at, indent);
    }
    if (isKey && this.#indent === indent && this.#isDash()) return this.#parseBlock();
    return null;
  }

  /** Returns the offset of the value that starts at or after `from` on the current line, or -1. */
  #skipSpaces(from: number): number {
    const text = this.#text;
    let at = from;
    while (at < this.#end && text.charCodeAt(at) === space) at++;
    if (at >= this.#end) return -1;
    if (text.charCodeAt(at) !== hash) return at;
    return at > from ? -1 : giveUp();
  }

  /** Returns the offset of the colon that ends the key at `from`, or -1 if there is no key. */
  #findColon(from: number): number {
    const text = this.#text;
    const quote = text.charCodeAt(from);
    if (quote === doubleQuote || quote === singleQuote) {
      const close = this.#findClosingQuote(from);
      return close >= 0 && this.#endsKey(close + 1) ? close + 1 : -1;
    }
    for (let at = this.#nextColon(from); at < this.#end; at = this.#nextColon(at + 1))
      if (this.#endsKey(at)) return at;
    return -1;
  }

  /** Returns the offset of the first colon at or after `from`, or the length of the text. */
  #nextColon(from: number): number {
    if (from < this.#colonFrom || from > this.#colonAt) {
      const at = this.#text.indexOf(':', from);
      this.#colonFrom = from;
      this.#colonAt = at < 0 ? this.#text.length : at;
    }
    return this.#colonAt;
  }

  #endsKey(at: number): boolean {
    if (this.#text.charCodeAt(at) !== colon) return false;
    return at + 1 === this.#end || this.#text.charCodeAt(at + 1) === space;
  }

  /** Returns the offset of the quote on the current line that closes the one at `from`, or -1. */
  #findClosingQuote(from: number): number {
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

  /** Parses a value that starts on the current line, and moves to the line after it. */
  #parseInline(from: number, indent: number): unknown {
    const first = this.#text.charCodeAt(from);
    if (first === pipe || first === greater) return this.#parseBlockScalar(from, indent);
    if (first === doubleQuote || first === singleQuote) {
      const close = this.#findClosingQuote(from);
      if (close < 0) giveUp();
      if (this.#skipSpaces(close + 1) >= 0) giveUp();
      const value = unquote(this.#text.slice(from, close + 1));
      this.#advance();
      return value;
    }
    if (first === openBrace || first === openBracket) {
      const flow = { at: from, depth: 0 };
      const value = this.#parseFlow(flow);
      if (this.#skipSpaces(flow.at) >= 0) giveUp();
      this.#advance();
      return value;
    }
    return this.#parsePlain(from, indent);
  }

  #parsePlain(from: number, indent: number): unknown {
    const text = this.#text;
    let raw = trimSpaces(text.slice(from, this.#end));
    if (!isLetter(raw.charCodeAt(0)) && notPlain.test(raw)) giveUp();
    const comment = this.#hasHash ? raw.indexOf(' #') : -1;
    const hasComment = comment >= 0;
    if (hasComment) {
      if (isTextAfterHash(raw.slice(0, comment), raw.slice(comment + 1))) giveUp();
      raw = trimSpaces(raw.slice(0, comment));
    }
    if (raw.charCodeAt(raw.length - 1) === doubleQuote && lacksOpeningQuote(raw)) giveUp();
    if (this.#nextColon(from) < this.#end && (raw.includes(': ') || raw.endsWith(':'))) giveUp();
    const before = this.#next;
    if (before < text.length) {
      this.#moveToLine(before);
      if (this.#indent <= indent && this.#at < this.#end && text.charCodeAt(this.#at) !== hash) {
        this.#rejectMarker();
        return readPlainScalar(raw);
      }
      this.#next = before;
    }
    const more = hasComment ? undefined : this.#parseContinuation(raw, indent);
    if (more === undefined) {
      this.#advance();
      return readPlainScalar(raw);
    }
    return more;
  }

  /** Parses the further lines of a plain scalar; undefined if it ends on its first line. */
  #parseContinuation(first: string, indent: number): string | undefined {
    let result = first;
    let breaks = 0;
    let hasMore = false;
    while (this.#next < this.#text.length) {
      const before = this.#next;
      this.#moveToLine(before);
      if (this.#at === this.#end) {
        breaks++;
        continue;
      }
      const line = trimSpaces(this.#text.slice(this.#at, this.#end));
      if (this.#indent <= indent || line.startsWith('#')) {
        this.#next = before;
        break;
      }
      if (
        line.endsWith('"') ||
        line.includes(': ') ||
        line.endsWith(':') ||
        line.includes(' #') ||
        /^-(?: |$)/.test(line) ||
        mayBeJoinedItem(first, line)
      )
        giveUp();
      result += (breaks > 0 ? '\n'.repeat(breaks) : ' ') + line;
      breaks = 0;
      hasMore = true;
    }
    if (!hasMore) return undefined;
    this.#advance();
    return result;
  }

  #parseBlockScalar(from: number, indent: number): string {
    const text = this.#text;
    const header = trimSpaces(text.slice(from, this.#end));
    const stripsLineBreak = header.charCodeAt(1) === dash;
    if (header.length > (stripsLineBreak ? 2 : 1) && !/^.-?(?: +#.*)$/.test(header)) giveUp();
    const lines: string[] = [];
    let inner = -1;
    while (this.#next < text.length) {
      const start = this.#next;
      this.#moveToLine(start);
      if (this.#at === this.#end) {
        // Such spaces are part of the text, or an error; `yaml` decides.
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
    const content = header.charCodeAt(0) === pipe ? lines.join('\n') : foldLines(lines);
    return stripsLineBreak ? content : `${content}\n`;
  }

  #parseFlow(cursor: Cursor): unknown {
    if (++cursor.depth > 20) giveUp();
    const text = this.#text;
    const mapping = text.charCodeAt(cursor.at) === openBrace;
    const close = mapping ? '}' : ']';
    const list: unknown[] = [];
    const record: Record<string, unknown> = {};
    cursor.at = this.#skipFlowSpaces(cursor.at + 1);
    while (text[cursor.at] !== close) {
      if (mapping) {
        const key = this.#parseFlowScalar(cursor);
        if (typeof key !== 'string' || key === '<<' || key === '__proto__') giveUp();
        if (invisible.test(key)) giveUp();
        if (Object.hasOwn(record, key)) giveUp();
        if (text[cursor.at] !== ':' || text[cursor.at + 1] !== ' ') giveUp();
        cursor.at = this.#skipFlowSpaces(cursor.at + 1);
        record[key] = this.#parseFlowValue(cursor);
      } else list.push(this.#parseFlowValue(cursor));
      if (text[cursor.at] === ',') {
        cursor.at = this.#skipFlowSpaces(cursor.at + 1);
        if (text[cursor.at] === close) giveUp();
      } else if (text[cursor.at] !== close) giveUp();
    }
    cursor.at++;
    cursor.depth--;
    return mapping ? record : list;
  }

  #parseFlowValue(cursor: Cursor): unknown {
    const first = this.#text.charCodeAt(cursor.at);
    if (first !== openBrace && first !== openBracket) return this.#parseFlowScalar(cursor);
    const value = this.#parseFlow(cursor);
    cursor.at = this.#skipFlowSpaces(cursor.at);
    return value;
  }

  #parseFlowScalar(cursor: Cursor): unknown {
    const text = this.#text;
    const first = text.charCodeAt(cursor.at);
    if (first === doubleQuote || first === singleQuote) {
      const close = this.#findClosingQuote(cursor.at);
      if (close < 0) giveUp();
      const value = unquote(text.slice(cursor.at, close + 1));
      cursor.at = this.#skipFlowSpaces(close + 1);
      return value;
    }
    let end = cursor.at;
    while (end < this.#end && !flowEnd.test(text[end] as string)) {
      if (text[end] === ':' && /[ ,[\]{}]/.test(text[end + 1] ?? ' ')) break;
      end++;
    }
    const raw = trimSpaces(text.slice(cursor.at, end));
    if (raw === '' || notPlain.test(raw) || raw.includes(' #')) giveUp();
    if (lacksOpeningQuote(raw)) giveUp();
    cursor.at = this.#skipFlowSpaces(end);
    return readPlainScalar(raw);
  }

  /** Skips spaces; gives up if the flow collection does not continue on the current line. */
  #skipFlowSpaces(from: number): number {
    let at = from;
    while (this.#text.charCodeAt(at) === space) at++;
    if (at >= this.#end || this.#text.charCodeAt(at) === hash) giveUp();
    return at;
  }
}

/** A position in a flow collection. */
interface Cursor {
  at: number;
  depth: number;
}

/** A longer substring keeps the whole text in memory (V8 copies only short ones). */
const longestKey = 12;
/** A key whose value may have become a comment, which `findLostText` explains. */
const lostText = /^:\s+#(?:[\p{L}\d]|#{1,5} \S)/u;

/** Keys by a hash of their first and last character and length. */
const keys: string[] = [];

const marker = /^(?:---|\.\.\.|%)/;
const flowEnd = /[,[\]{}]/;

import { groupBy } from '../../../base/lists/groupBy.ts';
import { escapeMarkup } from '../../../base/text/escape.ts';
import type { MarkedTexts } from './markTexts.ts';

/**
 * Turns the marks of `markTexts` into attributes: `data-edit-text` of the element that shows one text
 * and nothing else is the path of the text in its section. A line beside other content gets an
 * element of its own. Islands, whose elements belong to React, stay as they are.
 */
export function placeMarks(html: string, texts: MarkedTexts): string {
  const tokens = readTokens(html);
  const places = groupBy(
    tokens.flatMap((token) => findPlace(token, tokens) ?? []),
    ({ number }) => number,
  );
  for (const [number, paths] of texts.entries()) {
    const shown = places.get(number) ?? [];
    // A text that several fields have in common belongs to them in order, if all of them are shown.
    if (paths.length > 1 && paths.length !== shown.length) continue;
    for (const [index, { element, end }] of shown.entries()) {
      const attribute = ` data-edit-text="${escapeMarkup(JSON.stringify(paths[index] ?? paths[0]))}"`;
      if (end) [element.text, end.text] = [`<span data-edit-added=""${attribute}>`, '</span>'];
      else element.text = element.text.replace(/^<[^\s>/]+/, `$&${attribute}`);
    }
  }
  return tokens.map(({ text }) => text).join('');
}

/** Removes the marks of `markTexts`. */
export function removeMarks(html: string): string {
  return html
    .replaceAll(/<p>\uE006[\uE010-\uE019]+\uE007<\/p>\n?/g, '')
    .replaceAll(/\uE004[\uE010-\uE019]+\u2008|\u2008\uE005|\n*\uE006[\uE010-\uE019]+\uE007/g, '');
}

type TokenKind = 'text' | 'open' | 'close' | 'start' | 'end' | 'paragraph';

interface Token {
  kind: TokenKind;
  text: string;
  at: number;
  /** The number of a mark, also of a mark in an attribute. */
  number: number | undefined;
  parent: Token | undefined;
  /** Whether the content is not to be marked: React or SVG owns it. */
  isClosed: boolean;
  /** Where the closing tag of an element is. */
  until: number;
}

/** Matches the paragraph after a text, a tag, and the start and end of a line. */
const mark =
  /<p>\uE006([\uE010-\uE019]+)\uE007<\/p>\n?|<(\/?)([a-z][a-z0-9-]*)(?:"[^"]*"|'[^']*'|[^"'>])*>|\uE004([\uE010-\uE019]+)\u2008|(\u2008\uE005)/gi;

const voidTags = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
);

/** Splits HTML into tags, texts and marks. The texts of marks are empty, and so nothing of them is left. */
function readTokens(html: string): Token[] {
  const tokens: Token[] = [];
  let parent: Token | undefined;
  let end = 0;
  const add = (kind: TokenKind, text: string, number?: string) => {
    const token = {
      kind,
      text: text.includes('\uE004') || text.includes('\uE006') ? removeMarks(text) : text,
      at: tokens.length,
      number: decode(number),
      parent,
      isClosed: parent?.isClosed ?? false,
      until: tokens.length,
    };
    tokens.push(token);
    return token;
  };
  for (const match of html.matchAll(mark)) {
    const [text, paragraph, slash, name = '', start, lineEnd] = match;
    if (match.index > end) add('text', html.slice(end, match.index));
    end = match.index + text.length;
    if (start) add('start', '', start);
    else if (lineEnd) add('end', '');
    else if (paragraph) add('paragraph', '', paragraph);
    else if (slash) {
      if (parent) parent.until = tokens.length;
      parent = parent?.parent;
      add('close', text);
    } else {
      const opened = add('open', text, /^[^\uE004]*\uE004([\uE010-\uE019]+)/.exec(text)?.[1]);
      if (voidTags.has(name) || text.endsWith('/>')) continue;
      if (name === 'svg' || text.includes(' data-island="')) opened.isClosed = true;
      parent = opened;
    }
  }
  add('text', html.slice(end));
  return tokens;
}

function decode(number: string | undefined): number | undefined {
  return number === undefined
    ? undefined
    : Number(Array.from(number, (digit) => digit.charCodeAt(0) - 0xe010).join(''));
}

/** A place that shows a text: an element, or what will become one together with `end`. */
interface Place {
  number: number;
  element: Token;
  end?: Token;
}

function findPlace(token: Token, tokens: readonly Token[]): Place | undefined {
  const { kind, number, parent } = token;
  if (number === undefined || token.isClosed) return undefined;
  if (kind === 'open')
    return token.text.startsWith('<img') ? { number, element: token } : undefined;
  if (!parent) return undefined;
  if (kind === 'paragraph')
    return {
      number,
      element: /^<[^>]* data-parts=/.test(parent.parent?.text ?? '')
        ? (parent.parent as Token)
        : parent,
    };
  let at = token.at + 1;
  while (at < tokens.length && tokens[at]?.kind !== 'end') at++;
  const end = tokens[at];
  if (!end) return undefined;
  const above = listAncestors(token);
  const element = listAncestors(end).find((ancestor) => above.includes(ancestor));
  if (!element) return undefined;
  const isEvery = (from: number, to: number, test: (other: Token) => boolean) => {
    for (let index = from; index < to; index++) {
      const other = tokens[index];
      if (other && !isBlank(other) && !test(other)) return false;
    }
    return true;
  };
  const isAlone =
    isEvery(element.at + 1, token.at, (other) => above.includes(other)) &&
    isEvery(at + 1, element.until, (other) => other.kind === 'close' && isAncestor(other, end));
  if (isAlone) return { number, element };
  return parent === end.parent ? { number, element: token, end } : undefined;
}

/** Lists the elements around a token, from the inside. */
function listAncestors({ parent }: Token): Token[] {
  return parent ? [parent, ...listAncestors(parent)] : [];
}

function isBlank({ kind, text }: Token): boolean {
  return kind === 'text' && text.trim() === '';
}

/** Whether a closing tag belongs to an element around a token. */
function isAncestor({ at }: Token, token: Token): boolean {
  return listAncestors(token).some(({ until }) => until === at);
}

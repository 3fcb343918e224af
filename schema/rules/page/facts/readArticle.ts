import { findLineStarts } from '../../../../base/text/findLineStarts.ts';
import { pieceAt, type TextPiece } from '../../../diagnostics/pieceAt.ts';
import { type Heading, listHeadings } from '../../../markdown/listHeadings.ts';
import { parseArticle } from '../../../markdown/parseArticle.ts';

/** The parts of an article that rules read, with their location. */
export interface Article {
  headings: (Pick<Heading, 'level' | 'id'> & { piece: TextPiece })[];
  links: { to: string; piece: TextPiece }[];
  images: { src: string; alt: string; piece: TextPiece }[];
}

/** Reads the headings, links and images of an article. */
export function readArticle(text: string): Article {
  const article: Article = { headings: [], links: [], images: [] };
  const { tokens } = parseArticle(text);
  const lineStarts = findLineStarts(text);
  for (const { token, level, id } of listHeadings(tokens)) {
    const start = lineStarts[token.map?.[0] ?? 0] ?? 0;
    const [line = ''] = /^.*/.exec(text.slice(start)) ?? [];
    article.headings.push({
      level,
      id,
      piece: pieceAt(text, start, start + line.trimEnd().length),
    });
  }
  const findAddress = createAddressFinder(text);
  for (const { type, map, children } of tokens) {
    if (type !== 'inline') continue;
    for (const inline of children ?? []) {
      const address = inline.attrGet(inline.type === 'image' ? 'src' : 'href');
      if (address === null) continue;
      const isBare = inline.markup === 'linkify';
      const at = findAddress(address, lineStarts[map?.[0] ?? 0] ?? 0, isBare);
      const piece = pieceAt(text, at, at + address.length);
      if (inline.type === 'image')
        article.images.push({ src: address, alt: inline.content, piece });
      else article.links.push({ to: address, piece });
    }
  }
  return article;
}

/**
 * Returns a function that finds the next occurrence of an address at or below the start of a block.
 * Definitions may be anywhere.
 */
function createAddressFinder(
  text: string,
): (address: string, start: number, isBare: boolean) => number {
  const definitions = new Map(
    [...text.matchAll(/\]: +(\S+)/g)]
      .toReversed()
      .map(({ 0: match, 1: address = '', index }) => [
        address,
        index + match.length - address.length,
      ]),
  );
  let cursor = 0;
  let misses = 0;
  return (address, start, isBare) => {
    cursor = Math.max(cursor, start);
    const definition = definitions.get(address);
    if (definition !== undefined && !isBare) return definition;
    // A search without result reads the rest of the text: addresses with escapes are written otherwise.
    if (misses === mostMisses) return cursor;
    const written = address || ')';
    let at = text.indexOf(written, cursor);
    while (!isBare && at > 0 && !/[(<]/.test(text.charAt(at - 1)))
      at = text.indexOf(written, at + 1);
    if (at >= 0) {
      cursor = at + address.length;
      return at;
    }
    misses++;
    return Math.max(0, text.indexOf(address));
  };
}

const mostMisses = 100;

import { type Heading, listHeadings } from '../../markdown/listHeadings.ts';
import { parseArticle } from '../../markdown/parseArticle.ts';
import { pieceAt, type TextPiece } from './TextFlaw.ts';

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
  const lineStarts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
  for (const { token, level, id } of listHeadings(tokens)) {
    const start = lineStarts[token.map?.[0] ?? 0] ?? 0;
    const [line = ''] = /^.*/.exec(text.slice(start)) ?? [];
    article.headings.push({
      level,
      id,
      piece: pieceAt(text, start, start + line.trimEnd().length),
    });
  }
  let cursor = 0;
  for (const { type, map, children } of tokens) {
    if (type !== 'inline') continue;
    cursor = Math.max(cursor, lineStarts[map?.[0] ?? 0] ?? 0);
    for (const inline of children ?? []) {
      const address = inline.attrGet(inline.type === 'image' ? 'src' : 'href');
      if (address === null) continue;
      const { at, end } = findAddress(text, address, cursor);
      cursor = Math.max(cursor, end);
      const piece = pieceAt(text, at, at + address.length);
      if (inline.type === 'image')
        article.images.push({ src: address, alt: inline.content, piece });
      else article.links.push({ to: address, piece });
    }
  }
  return article;
}

/** Finds an address after an offset; one that only a definition contains may be anywhere. */
function findAddress(text: string, address: string, from: number): { at: number; end: number } {
  const found = [`(${address}`, `<${address}`]
    .map((form) => text.indexOf(form, from) + 1)
    .filter((at) => at > 0);
  const at = Math.min(...found);
  if (found.length > 0) return { at, end: at + address.length };
  const definition = text.indexOf(`]: ${address}`);
  return { at: definition < 0 ? Math.max(0, text.indexOf(address)) : definition + 3, end: from };
}

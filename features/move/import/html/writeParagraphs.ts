import type { Block } from './Block.ts';
import type { InlinePiece } from './InlinePiece.ts';
import { writePieces } from './writePieces.ts';

/**
 * Writes the text between two blocks as paragraphs. A picture at the beginning of a paragraph stands above
 * it, any other one below it, so that no sentence is divided.
 */
export function writeParagraphs(pieces: readonly InlinePiece[]): Block[] {
  return splitParagraphs(pieces).flatMap((paragraph) => {
    const above: InlinePiece[] = [];
    const below: InlinePiece[] = [];
    const words: InlinePiece[] = [];
    for (const piece of paragraph) {
      if (!piece.isPicture) words.push(piece);
      else (words.every(isBlank) ? above : below).push(piece);
    }
    return [
      ...above.map(({ markdown = '' }) => markdown),
      writePieces(words, 'text'),
      ...below.map(({ markdown = '' }) => markdown),
    ].flatMap((text) => (text === '' ? [] : { text }));
  });
}

/** Splits text where a blank line or two line breaks end a paragraph. */
function splitParagraphs(pieces: readonly InlinePiece[]): InlinePiece[][] {
  const paragraphs: InlinePiece[][] = [[]];
  let broken: InlinePiece | undefined;
  for (const piece of pieces) {
    const current = paragraphs.at(-1);
    if (!piece.ends) {
      current?.push(piece);
      if (!isBlank(piece)) broken = undefined;
      continue;
    }
    const isEnd = piece.ends === 'paragraph' || (piece.ends === 'line' && broken?.ends === 'line');
    if (isEnd) paragraphs.push([]);
    else if (!broken) current?.push(piece);
    if (piece.ends === 'line' || !broken) broken = piece;
  }
  return paragraphs;
}

function isBlank({ text, markdown }: InlinePiece): boolean {
  return markdown === undefined && text.trim() === '';
}

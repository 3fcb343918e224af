import { countBelow } from '../../base/lists/countBelow.ts';
import { listOccurrences } from '../../base/text/listOccurrences.ts';

/** A part of a text. */
export interface TextPiece {
  text: string;
  /** Which occurrence of `text` is meant, from 0. */
  readonly occurrence: number;
}

/** Returns the piece of a text between two offsets. */
export function pieceAt(text: string, from: number, to: number): TextPiece {
  const piece = text.slice(from, to);
  return {
    text: piece,
    // Counted on demand, because it takes a search of the text, and few pieces are reported.
    get occurrence() {
      return countBelow(listOccurrences(text, piece), from);
    },
  };
}

import { countBelow } from '../../../base/lists/countBelow.ts';
import { listOccurrences } from '../../../base/text/listOccurrences.ts';
import type { RuleName } from '../../diagnostics/RuleMeta.ts';

/** A part of a text. */
export interface TextPiece {
  text: string;
  /** Which occurrence of `text` is meant, from 0. */
  readonly occurrence: number;
}

/** Something in a text that visitors would see as a slip. */
export interface TextFlaw {
  rule: RuleName;
  piece: TextPiece;
  message: string;
  hint: string;
  /** Replacements that fix it, if that is certain. */
  edits?: TextReplacement[];
}

/** A piece of a text and what replaces it. */
export interface TextReplacement {
  piece: TextPiece;
  text: string;
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

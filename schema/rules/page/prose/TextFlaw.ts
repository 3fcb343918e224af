import type { TextPiece } from '../../../diagnostics/pieceAt.ts';
import type { RuleName } from '../../../diagnostics/RuleMeta.ts';

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

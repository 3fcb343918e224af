import type { pieceAt } from '../../../schema/index.ts';

/** A part of a text. */
export type Piece = ReturnType<typeof pieceAt>;

/** Rules of rules/prose.ts. */
export type ProseRule =
  | 'curly-quotes'
  | 'heading-order'
  | 'html-in-text'
  | 'placeholder-text'
  | 'single-braces'
  | 'unfinished-markdown'
  | 'unsupported-markdown';

/** Something in a text that visitors would see as a slip. */
export interface TextFlaw {
  rule: ProseRule;
  piece: Piece;
  message: string;
  hint: string;
  /** Replacements that fix it, if that is certain. */
  edits?: TextReplacement[];
}

/** A piece of a text and what replaces it. */
export interface TextReplacement {
  piece: Piece;
  text: string;
}

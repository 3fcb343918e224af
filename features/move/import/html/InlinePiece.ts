import type { Run } from '../../../_shared/runs/index.ts';

/** A piece of text, a picture or the end of a line. */
export interface InlinePiece extends Run {
  /** Whether the picture is a block of its own if it stands at the edge of a paragraph. */
  isPicture?: boolean;
  /** What a line break is: `soft` in the source of the text, or the end of a paragraph. */
  ends?: 'soft' | 'line' | 'paragraph';
}

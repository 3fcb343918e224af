import { parseArticle } from '../../../../schema/vocabulary.ts';
import { noMarks, runsToMarkdown } from '../../../_shared/runs/index.ts';
import type { InlinePiece } from './InlinePiece.ts';

/**
 * Writes pieces of text as Markdown that shows the same text. Marks that touch each other in a way that
 * Markdown cannot express are left out; in a text that still reads otherwise, each sign is escaped.
 */
export function writePieces(
  pieces: readonly InlinePiece[],
  kind: 'text' | 'heading' | 'cell',
): string {
  const written = runsToMarkdown(pieces, kind);
  if (isPlain.test(written) || isFaithful(pieces, kind)) return written;
  const unmarked = pieces.map((piece) => ({
    ...piece,
    marks: { ...noMarks, link: piece.marks.link, code: piece.marks.code },
  }));
  if (isFaithful(unmarked, kind)) return runsToMarkdown(unmarked, kind);
  return runsToMarkdown(pieces.map(escapeAll), kind);
}

/** Matches text in which nothing can be a mark. */
const isPlain = /^[\p{L}“(][^\\*_`[\]<>&~|#\n:{]*$/u;

/** Whether the Markdown of pieces has the text of the pieces. */
function isFaithful(pieces: readonly InlinePiece[], kind: 'text' | 'heading' | 'cell'): boolean {
  // A picture or footnote says nothing by itself.
  const marked = pieces.map((piece) =>
    piece.markdown === undefined ? piece : { ...piece, markdown: '※' },
  );
  const expected = marked.map(({ text, markdown }) => markdown ?? text).join('');
  const written = runsToMarkdown(marked, kind);
  const [open, inline, close, ...others] = parseArticle(
    kind === 'text' ? written : `## ${written}`,
  ).tokens;
  if (written === '') return squeeze(expected) === '';
  if (!open?.type.endsWith(kind === 'text' ? 'paragraph_open' : 'heading_open')) return false;
  if (!close || others.length > 0) return false;
  return (
    squeeze((inline?.children ?? []).map(({ content }) => content).join('')) === squeeze(expected)
  );
}

/** Returns a text without spaces, in one spelling of its characters. */
function squeeze(text: string): string {
  return text.normalize('NFKC').replaceAll('−', '-').replaceAll(/\s+/g, '');
}

function escapeAll(piece: InlinePiece): InlinePiece {
  if (piece.text === '\n' || piece.markdown !== undefined) return { ...piece, marks: noMarks };
  return {
    ...piece,
    marks: noMarks,
    markdown: piece.text.replaceAll(/[!-/:-@[-`{-~]/g, '\\$&'),
  };
}

import { pieceAt } from '../../../schema/index.ts';
import { maskCode } from '../../_shared/markdown/index.ts';
import type { TextFlaw } from './TextFlaw.ts';

/**
 * Finds bold text without its closing asterisks, and links with a space or a missing bracket.
 *
 * @param hasFootnotes whether the page marks footnotes with `**`
 * @param plain the text with code blanked
 */
export function findUnfinishedMarkdown(
  text: string,
  hasFootnotes: () => boolean,
  plain = maskCode(text),
): TextFlaw[] {
  return [...findLinks(text, plain), ...findBold(text, plain, hasFootnotes)];
}

/** Whether a text ends a word with a `**` that nothing opens, as a mark of a footnote. */
export function hasFootnoteMark(text: string): boolean {
  return splitBlocks(maskCode(text)).some(({ block }) => {
    const marks = [...block.matchAll(marker)];
    return marks.length % 2 === 1 && !marks.some(({ index }) => opens(block, index));
  });
}

function findLinks(text: string, plain: string): TextFlaw[] {
  return linkForms.flatMap(({ pattern, message, correct }) =>
    [...plain.matchAll(pattern)].map(({ 0: { length }, index }): TextFlaw => {
      const piece = pieceAt(text, index, index + length);
      const corrected = correct(piece.text);
      return {
        rule: 'unfinished-markdown',
        piece,
        message: `\`${piece.text}\` is no link: ${message}.`,
        hint: `write \`${corrected}\``,
        edits: [{ piece, text: corrected }],
      };
    }),
  );
}

const target = '(?:\\/|#|https?:|mailto:|tel:)';

const linkForms = [
  {
    pattern: new RegExp(`\\[[^[\\]]+\\][ \\n]+\\(${target}[^()\\s]*\\)`, 'g'),
    message: 'there must be no space before the bracket',
    correct: (link: string) => link.replace(/\]\s+\(/, ']('),
  },
  {
    pattern: new RegExp(
      `\\[[^[\\]]+\\]\\(${target}[^()\\s]*(?<=[\\w/])(?=\\s+[^\\s"')]|\\s*$)`,
      'g',
    ),
    message: 'the closing bracket is missing',
    correct: (link: string) => `${link})`,
  },
  {
    pattern: new RegExp(`\\([^()]+\\)\\[${target}[^[\\]\\s]*\\]`, 'g'),
    message: 'its brackets are swapped',
    correct: (link: string) => link.replace(/^\((.*)\)\[(.*)\]$/s, '[$1]($2)'),
  },
];

function findBold(text: string, plain: string, hasFootnotes: () => boolean): TextFlaw[] {
  return splitBlocks(plain).flatMap(({ block, from }): TextFlaw | TextFlaw[] => {
    const marks = [...block.matchAll(marker)];
    const last = marks.at(-1);
    if (!last || marks.length % 2 === 0 || !opens(block, last.index)) return [];
    if (/^\s*$/.test(block.slice(0, last.index)) && hasFootnotes()) return [];
    const start = from + last.index;
    return {
      rule: 'unfinished-markdown',
      piece: pieceAt(text, start, start + 2),
      message: 'The asterisks `**` are shown, because the bold text has no end.',
      hint: 'add `**` where the bold text ends; for asterisks as such, write `\\*\\*`',
    };
  });
}

const marker = /(?<!\*)\*\*(?!\*)/g;

/** Whether asterisks start bold text: only something other than a space follows. */
function opens(block: string, at: number): boolean {
  return (
    /^\*\*[\p{L}\p{N}“"'([$]/u.test(block.slice(at)) && !/[^\s([“"']/.test(block[at - 1] ?? ' ')
  );
}

/** Splits a text into paragraphs and list items, in which emphasis must end. */
function splitBlocks(text: string): { block: string; from: number }[] {
  const starts = [
    0,
    ...[...text.matchAll(blockStart)].map(({ 0: gap, index }) => index + gap.length),
  ];
  return starts.map((from, index) => ({ block: text.slice(from, starts[index + 1]), from }));
}

const blockStart = /\n[ \t]*\n|\n(?=[ \t]*(?:[-+*]|\d{1,9}[.)])[ \t])/g;

import { findLineStarts } from '../../../base/text/findLineStarts.ts';
import { pieceAt, readArticle } from '../../../schema/index.ts';
import { parseArticle } from '../../../schema/vocabulary.ts';
import { explainTags } from './findHtml.ts';
import { findUnfinishedMarkdown } from './findUnfinishedMarkdown.ts';
import { explainMark, foreignMarkdown, matchMark } from './foreignMarkdown.ts';
import { isCodeLanguage } from './isCodeLanguage.ts';
import { limitFlaws } from './limitFlaws.ts';
import { maskArticleCode } from './maskArticleCode.ts';
import type { TextFlaw } from './TextFlaw.ts';

/** Finds what an article would show as it is written, or leave out. */
export function findArticleFlaws(text: string): TextFlaw[] {
  const plain = maskArticleCode(text);
  const found = limitFlaws([
    ...findUnfinishedMarkdown(text, () => false, plain),
    ...findForms(text, plain),
    ...findTag(text, plain),
    ...findHeadingGaps(text),
    ...findBlockFlaws(text),
    ...findFootnoteFlaws(text, plain),
  ]);
  // A part of a larger flaw is not reported again.
  const texts = [...new Set(found.map(({ piece }) => piece.text))];
  const parts = new Set(
    texts.filter((text) => texts.some((other) => other !== text && other.includes(text))),
  );
  return found.filter(({ rule, piece }) => rule === 'html-in-text' || !parts.has(piece.text));
}

/** Finds HTML tags and comments. Character references are part of Markdown. */
function findTag(text: string, plain: string): TextFlaw[] {
  return explainTags(text, plain, /<\/?([A-Za-z][\w.-]*)(?:\s[^<>]*)?\/?>|<!--/g, true);
}

/** Markdown of other programs, and marks without an end, that are still there as text. */
function findForms(text: string, plain: string): TextFlaw[] {
  const shown = shownText(text);
  return foreignMarkdown.flatMap((mark) => {
    const { isPair, rule } = mark;
    const shownMarks = new Set(matchMark(mark, shown).map(([match]) => match.trim()));
    return matchMark(mark, plain)
      .slice(isPair ? -1 : 0)
      .flatMap(({ 0: match, index }): TextFlaw[] => {
        const from = index + (match.length - match.trimStart().length);
        const piece = pieceAt(text, from, index + match.trimEnd().length);
        return rule === 'unsupported-markdown' || shownMarks.has(piece.text)
          ? [explainMark(mark, piece)]
          : [];
      });
  });
}

/** Returns what visitors read of an article, besides code. */
function shownText(text: string): string {
  return parseArticle(text)
    .tokens.map(({ children }) =>
      (children ?? []).map(({ type, content }) => (type === 'text' ? content : '\0')).join(''),
    )
    .join('\n');
}

/** Finds headings that are more than one level below the heading before them. */
function findHeadingGaps(text: string): TextFlaw[] {
  const { headings } = readArticle(text);
  return headings.slice(1).flatMap(({ level, piece }, index): TextFlaw | TextFlaw[] => {
    const before = headings[index]?.level ?? level;
    if (level <= before + 1) return [];
    return {
      rule: 'heading-order',
      piece,
      message: `This heading skips a level: it has ${level} \`#\`, the one before has ${before}.`,
      hint: `write ${'#'.repeat(before + 1)}`,
    };
  });
}

/** Finds footnotes that nothing refers to: they are left out. */
function findFootnoteFlaws(text: string, plain: string): TextFlaw[] {
  const offsets = new Map(
    [...plain.matchAll(/\[\^([^\]\s]+)\]:/g)]
      .toReversed()
      .map(({ 1: label, index }) => [label, index]),
  );
  return [...parseArticle(text).footnotes].flatMap(([label, isUsed]): TextFlaw | TextFlaw[] => {
    const at = offsets.get(label);
    if (isUsed || at === undefined) return [];
    return {
      rule: 'unfinished-markdown',
      piece: pieceAt(text, at, at + label.length + 4),
      message: 'Nothing refers to this footnote, so it is left out.',
      hint: `write \`[^${label}]\` in the text, or remove the footnote`,
    };
  });
}

/** Finds code without an end or in an unknown language, and rows with more cells than their table. */
function findBlockFlaws(text: string): TextFlaw[] {
  const lines = text.split('\n');
  const starts = findLineStarts(text);
  const lineAt = (number: number) => {
    const from = starts[number] ?? 0;
    const line = lines[number] ?? '';
    const indent = line.length - line.trimStart().length;
    return pieceAt(text, from + indent, from + line.trimEnd().length);
  };
  let columns = 0;
  return parseArticle(text).tokens.flatMap((token): TextFlaw | TextFlaw[] => {
    const { type, map, markup, info } = token;
    if (!map) return [];
    if (type === 'table_open') columns = countCells(lines[map[0]] ?? '');
    if (type === 'tr_open' && countCells(lines[map[0]] ?? '') > columns)
      return {
        rule: 'unsupported-markdown',
        piece: lineAt(map[0]),
        message: `This row has more cells than the table has columns (${columns}); the rest is left out.`,
        hint: 'add a column to the first line of the table, or write `\\|` for a bar in a cell',
      };
    if (type !== 'fence') return [];
    const last = (lines[map[1] - 1] ?? '').replace(/^[ \t>]*/, '').trimEnd();
    if (map[1] - map[0] < 2 || !last.startsWith(markup) || /[^`~]/.test(last))
      return {
        rule: 'unfinished-markdown',
        piece: lineAt(map[0]),
        message: 'This code has no end, so everything below is code.',
        hint: `write \`${markup}\` on a line of its own where it ends`,
      };
    const [language = ''] = /^[^\s{]*/.exec(info.trim()) ?? [];
    if (language === '' || isCodeLanguage(language)) return [];
    return {
      rule: 'unsupported-markdown',
      piece: lineAt(map[0]),
      message: `The code language \`${language}\` is unknown, so the code is not coloured.`,
      hint: 'write another name, or `text`',
    };
  });
}

function countCells(line: string): number {
  const cells = line
    .replace(/\\./g, '  ')
    .replace(/^[ \t>]*\|?/, '')
    .replace(/\|[ \t]*$/, '');
  return cells.split('|').length;
}

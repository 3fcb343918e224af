import { isCodeLanguage } from '../../fields/codeLanguage.ts';
import { parseArticle } from '../../markdown/parseArticle.ts';
import { blankArticleCode } from './blankArticleCode.ts';
import { explainTag } from './findHtml.ts';
import { findUnfinishedMarkdown } from './findUnfinishedMarkdown.ts';
import { readArticle } from './readArticle.ts';
import { pieceAt, type TextFlaw } from './TextFlaw.ts';

/** Finds what an article would show as it is written, or leave out. */
export function findArticleFlaws(text: string): TextFlaw[] {
  const plain = blankArticleCode(text);
  const found = [
    ...findUnfinishedMarkdown(text, () => false, plain),
    ...findForms(text, plain),
    ...findTag(text, plain),
    ...findHeadingGaps(text),
    ...findBlockFlaws(text),
    ...findFootnoteFlaws(text, plain),
  ];
  // What is part of a larger flaw is not reported again.
  return found.filter(
    ({ rule, piece }) =>
      rule === 'html-in-text' ||
      !found.some(
        (other) => other.piece.text !== piece.text && other.piece.text.includes(piece.text),
      ),
  );
}

/** Finds the first HTML tag or comment. Character references are part of Markdown. */
function findTag(text: string, plain: string): TextFlaw[] {
  const tag = /<\/?([A-Za-z][\w.-]*)(?:\s[^<>]*)?\/?>|<!--/.exec(plain);
  return tag ? [explainTag(text, plain, tag, true)] : [];
}

/** Markdown of other programs, and marks without an end, that are still there as text. */
function findForms(text: string, plain: string): TextFlaw[] {
  const shown = shownText(text);
  return forms.flatMap(({ form, isPair, rule, message, hint }) =>
    [...plain.matchAll(form)].slice(isPair ? -1 : 0).flatMap(({ 0: match, index }): TextFlaw[] => {
      const from = index + (match.length - match.trimStart().length);
      const piece = pieceAt(text, from, index + match.trimEnd().length);
      const mark = piece.text.split('\n')[0] ?? '';
      return rule === 'unsupported-markdown' || shown.includes(mark)
        ? [{ rule, piece, message: `\`${mark}\` is shown as it is: ${message}.`, hint }]
        : [];
    }),
  );
}

const forms: (Pick<TextFlaw, 'rule' | 'message' | 'hint'> & {
  form: RegExp;
  /** Whether the mark occurs twice; then the last one has no end. */
  isPair?: boolean;
})[] = [
  {
    form: /!\[[^\]\n]*\](?:[ \t]*\([^)\n]*\)?)?/g,
    rule: 'unfinished-markdown',
    message: 'this is no picture',
    hint: 'write `![what it shows](/images/name.jpg)`, without spaces in the path',
  },
  {
    form: /(?<![!\]])\[(?!\^)[^[\]\n]+\](?:\([^)\n]*\)|\[[^[\]\n]*\])/g,
    rule: 'unfinished-markdown',
    message: 'this is no link',
    hint: 'write `[text](/route)`, without spaces in the address, or define the name in brackets',
  },
  {
    form: /\[\^[^\]\s]+\]/g,
    rule: 'unfinished-markdown',
    message: 'this footnote has no text',
    hint: 'write `[^1]: The text.` on a line of its own',
  },
  {
    form: /~~/g,
    isPair: true,
    rule: 'unfinished-markdown',
    message: 'the struck text has no end',
    hint: 'write `~~text~~`; for tildes as such, write `\\~\\~`',
  },
  {
    form: /`+/g,
    isPair: true,
    rule: 'unfinished-markdown',
    message: 'the code has no end',
    hint: 'add a backtick where the code ends; for a backtick as such, write `` \\` ``',
  },
  {
    form: /\[\[[^\]\n]+\]\]/g,
    rule: 'unsupported-markdown',
    message: 'links to notes are not supported',
    hint: 'write `[text](/route)`',
  },
  {
    form: /^[ \t]*:{3,}.*/gm,
    rule: 'unsupported-markdown',
    message: 'blocks between colons are not supported',
    hint: 'write a quote (`> text`), or a section of its own',
  },
  {
    form: /^[ \t]*>[ \t]*\[!\w+\]/gm,
    rule: 'unsupported-markdown',
    message: 'alerts are not supported',
    hint: 'start the quote with a word in bold, such as `> **Note**`',
  },
  {
    form: /^[ \t]*[-*+][ \t]+\[[ xX]\][ \t]/gm,
    rule: 'unsupported-markdown',
    message: 'lists of tasks are not supported',
    hint: 'remove the brackets, or write ✓',
  },
  {
    form: /[ \t]\{[#.][\w-]+[^{}\n]*\}[ \t]*$/gm,
    rule: 'unsupported-markdown',
    message: 'attributes are not supported',
    hint: 'remove the braces; headings have anchors made from their text',
  },
  {
    form: /(?<![=\w])==[^=\s][^=\n]*==(?![=\w])/g,
    rule: 'unsupported-markdown',
    message: 'marked text is not supported',
    hint: 'write `**bold**`',
  },
  {
    form: /\$\$/g,
    rule: 'unsupported-markdown',
    message: 'formulas are not supported',
    hint: 'write the formula as text, or use a picture',
  },
  {
    form: /^[ \t]*\[\[?toc\]?\][ \t]*$/gim,
    rule: 'unsupported-markdown',
    message: 'the table of contents is a key of the section',
    hint: 'remove the line; `contents: true` of `prose` lists the parts',
  },
  {
    form: /^(?:import|export)[ \t].*["';}][ \t]*$/gm,
    rule: 'unsupported-markdown',
    message: 'texts contain no code of components',
    hint: 'remove the line',
  },
];

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
  return headings.slice(1).flatMap(({ level, piece }, index): TextFlaw[] => {
    const before = headings[index]?.level ?? level;
    if (level <= before + 1) return [];
    return [
      {
        rule: 'heading-order',
        piece,
        message: `This heading skips a level: it has ${level} \`#\`, the one before has ${before}.`,
        hint: `write ${'#'.repeat(before + 1)}`,
      },
    ];
  });
}

/** Finds code without an end or in an unknown language, and rows with more cells than their table. */
function findBlockFlaws(text: string): TextFlaw[] {
  const lines = text.split('\n');
  const starts: number[] = [];
  let at = 0;
  for (const line of lines) {
    starts.push(at);
    at += line.length + 1;
  }
  const lineAt = (number: number) => {
    const from = starts[number] ?? 0;
    const line = lines[number] ?? '';
    const indent = line.length - line.trimStart().length;
    return pieceAt(text, from + indent, from + line.trimEnd().length);
  };
  let columns = 0;
  return parseArticle(text).tokens.flatMap((token): TextFlaw[] => {
    const { type, map, markup, info } = token;
    if (!map) return [];
    if (type === 'table_open') columns = countCells(lines[map[0]] ?? '');
    if (type === 'tr_open' && countCells(lines[map[0]] ?? '') > columns)
      return [
        {
          rule: 'unsupported-markdown',
          piece: lineAt(map[0]),
          message: `This row has more cells than the table has columns (${columns}); the rest is left out.`,
          hint: 'add a column to the first line of the table, or write `\\|` for a bar in a cell',
        },
      ];
    if (type !== 'fence') return [];
    const last = (lines[map[1] - 1] ?? '').replace(/^[ \t>]*/, '').trimEnd();
    if (map[1] - map[0] < 2 || !last.startsWith(markup) || /[^`~]/.test(last))
      return [
        {
          rule: 'unfinished-markdown',
          piece: lineAt(map[0]),
          message: 'This code has no end, so everything below is code.',
          hint: `write \`${markup}\` on a line of its own where it ends`,
        },
      ];
    const [language = ''] = info.trim().split(/\s+/);
    if (language === '' || isCodeLanguage(language)) return [];
    return [
      {
        rule: 'unsupported-markdown',
        piece: lineAt(map[0]),
        message: `The code language \`${language}\` is unknown, so the code is not coloured.`,
        hint: 'write another name, or `text`',
      },
    ];
  });
}

function countCells(line: string): number {
  const cells = line
    .replace(/\\./g, '  ')
    .replace(/^[ \t>]*\|?/, '')
    .replace(/\|[ \t]*$/, '');
  return cells.split('|').length;
}

/** Finds footnotes that nothing refers to: they are left out. */
function findFootnoteFlaws(text: string, plain: string): TextFlaw[] {
  return [...parseArticle(text).footnotes].flatMap(([label, isUsed]): TextFlaw[] => {
    const at = plain.indexOf(`[^${label}]:`);
    if (isUsed || at < 0) return [];
    return [
      {
        rule: 'unfinished-markdown',
        piece: pieceAt(text, at, at + label.length + 4),
        message: 'Nothing refers to this footnote, so it is left out.',
        hint: `write \`[^${label}]\` in the text, or remove the footnote`,
      },
    ];
  });
}

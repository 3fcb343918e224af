import { parseArticle } from '../../markdown/parseArticle.ts';
import { isCodeLanguage } from '../../vocabulary/fields/codeLanguage.ts';
import { pieceAt, type TextFlaw } from './TextFlaw.ts';

/** Finds code without an end or in an unknown language, and rows with more cells than their table. */
export function findBlockFlaws(text: string): TextFlaw[] {
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

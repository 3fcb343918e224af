import { DomUtils } from 'htmlparser2';
import { getElements, type HtmlElement } from '../../../../base/text/parseHtml.ts';
import { hasBlockTag } from './elements.ts';
import type { OnNote } from './OnNote.ts';

/** Whether a table only arranges its contents: it has one column, or contains a table. */
export function isLayout(table: HtmlElement): boolean {
  const rows = listRows(table);
  return (
    table.attribs.role === 'presentation' ||
    !rows.some((row) => row.length > 1) ||
    DomUtils.existsOne(({ name }) => name === 'table', table.children)
  );
}

/** Writes a table as Markdown, with its first row as heading. */
export function writeTable(
  table: HtmlElement,
  writeCell: (cell: HtmlElement) => string,
  note: OnNote,
): string {
  const taken: number[] = [];
  const rows = listRows(table).map((row) => {
    const cells: string[] = [];
    const skip = () => {
      while ((taken[cells.length] ?? 0) > 0) {
        taken[cells.length] = (taken[cells.length] ?? 0) - 1;
        cells.push('');
      }
    };
    for (const cell of row) {
      skip();
      const width = readSpan(cell, 'colspan');
      const height = readSpan(cell, 'rowspan');
      if (width > 1 || height > 1)
        note('a cell of a table that spans others', '', 'stands in the first of them');
      if (cell.children.filter(hasBlockTag).length > 1)
        note('a cell of a table with several paragraphs', '', 'became one line');
      for (let at = 0; at < width; at++) {
        taken[cells.length] = height - 1;
        cells.push(at === 0 ? escapeBars(writeCell(cell)) : '');
      }
    }
    skip();
    return cells;
  });
  const width = Math.max(...rows.map(({ length }) => length));
  const [head = '', ...others] = rows.map((row) => {
    const cells = Array.from({ length: width }, (_, at) => row[at] ?? '');
    return `| ${cells.join(' | ')} |`;
  });
  return [head, `|${readAlignments(table, width).join('|')}|`, ...others].join('\n');
}

/** Lists the cells of the rows of a table, without empty rows. */
export function listRows(table: HtmlElement): HtmlElement[][] {
  const rows = (element: HtmlElement): HtmlElement[] =>
    getElements(element).flatMap((one) => {
      if (one.name === 'tr') return [one];
      return /^(?:thead|tbody|tfoot)$/.test(one.name) ? rows(one) : [];
    });
  return rows(table)
    .map((row) => getElements(row).filter(({ name }) => /^t[dh]$/.test(name)))
    .filter((row) => row.length > 0);
}

function readSpan({ attribs }: HtmlElement, key: string): number {
  const span = Number(attribs[key] ?? 1);
  return Number.isInteger(span) && span > 0 ? Math.min(span, 50) : 1;
}

function readAlignments(table: HtmlElement, width: number): string[] {
  const [row = []] = listRows(table);
  return Array.from({ length: width }, (_, at) => {
    const { align = '', style = '', class: classes = '' } = row[at]?.attribs ?? {};
    const found = /text-align:\s*(\w+)/.exec(style)?.[1] ?? (align || classes);
    if (/center/.test(found)) return ' :---: ';
    return /right/.test(found) ? ' ---: ' : ' --- ';
  });
}

/** Escapes bars, which would begin a cell: what is behind an odd number of backslashes is escaped. */
function escapeBars(text: string): string {
  return text.replaceAll(/(\\*)\|/g, (bar, signs: string) =>
    signs.length % 2 === 1 ? bar : `${signs}\\|`,
  );
}

import { type PastedBlock, readBlocks } from './readBlocks.ts';

/**
 * Turns pasted HTML, of a word processor, spreadsheet or web page, into the Markdown of a field:
 * emphasis and links, paragraphs and lists where the field has them; in articles also headings,
 * tables, quotes and code.
 *
 * @param format the `format` in the schema of the field
 */
export function htmlToMarkdown(html: string, format: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const hidden of body.querySelectorAll('style, script, title, meta, link, template'))
    hidden.remove();
  const blocks = readBlocks(body, format);
  if (format === 'line')
    return blocks
      .flatMap((block) => (block.kind === 'table' ? block.rows.flat() : toPlainLines(block)))
      .filter((text) => text !== '')
      .join(' ');
  return joinBlocks(blocks, format === 'article');
}

function toPlainLines(block: PastedBlock): string[] {
  return 'text' in block ? [block.text.replaceAll('\n', ' ')] : [];
}

function joinBlocks(blocks: readonly PastedBlock[], isArticle: boolean): string {
  /** The width of the marker of each open list, outermost first, and the number of its last item. */
  let lists: { width: number; number: number; isOrdered: boolean }[] = [];
  let result = '';
  let before: PastedBlock | undefined;
  for (const block of blocks) {
    const { depth, quotes } = block;
    let marker = '';
    let isInterrupting = true;
    if (block.kind === 'item') {
      const level = Math.min(depth, lists.length + 1);
      const last = lists.length >= level ? lists[level - 1] : undefined;
      const isNext = last?.isOrdered === block.isOrdered && block.start === undefined;
      const number = isNext ? last.number + 1 : (block.start ?? 1);
      // Only a number 1 begins a list right below a text.
      isInterrupting = isNext || last?.isOrdered === block.isOrdered || number === 1;
      marker = block.isOrdered ? `${number}. ` : '- ';
      lists = lists.slice(0, level - 1);
      lists.push({ width: marker.length, number, isOrdered: block.isOrdered });
    } else lists = lists.slice(0, depth);
    const indent = lists
      .slice(0, marker === '' ? undefined : -1)
      .reduce((sum, { width }) => sum + width, 0);
    const lines = toLines(block, isArticle);
    if (lines.length === 0) continue;
    const quote = isArticle ? '> '.repeat(quotes) : '';
    const text = lines
      .map((line, at) => {
        const start = ' '.repeat(at === 0 ? indent : indent + marker.length);
        return `${quote}${start}${at === 0 ? marker : ''}${line}`.trimEnd();
      })
      .join('\n');
    const isTight = before && before.depth > 0 && block.kind === 'item' && isInterrupting;
    const isSameQuote = before && Math.min(before.quotes, quotes) > 0 && isArticle;
    const gap = isTight ? '\n' : isSameQuote ? `\n${quote.trimEnd()}\n` : '\n\n';
    result += before ? gap + text : text;
    before = block;
  }
  return result;
}

/** Returns the lines of a block. What the field has no mark for becomes a paragraph or a list. */
function toLines(block: PastedBlock, isArticle: boolean): string[] {
  switch (block.kind) {
    case 'heading':
      return [isArticle ? `${block.level < 3 ? '##' : '###'} ${block.text}` : block.text];
    case 'table':
      return isArticle ? toTable(block.rows) : toList(block.rows);
    case 'code':
      return isArticle
        ? ['```', ...block.text.split('\n'), '```']
        : block.text.split('\n').map((line) => (line.trim() === '' ? '' : `\`${line}\``));
    case 'rule':
      return isArticle ? ['---'] : [];
    default:
      return block.text.split('\n');
  }
}

/** Writes a table whose first row has the headings of the columns. */
function toTable(rows: readonly (readonly string[])[]): string[] {
  const width = Math.max(...rows.map(({ length }) => length));
  const [head = '', ...others] = rows.map((row) => {
    const cells = Array.from({ length: width }, (_, at) => row[at] ?? '');
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  });
  return [head, `|${' --- |'.repeat(width)}`, ...others];
}

/** Writes a row as an item of a list, for texts without tables. */
function toList(rows: readonly (readonly string[])[]): string[] {
  return rows.map((row) => `- ${row.filter((cell) => cell !== '').join(' · ')}`);
}

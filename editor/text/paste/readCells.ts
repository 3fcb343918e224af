import { cleanPasted } from './cleanPasted.ts';
import { readTable } from './readTable.ts';

/**
 * Reads the cells that were copied in a spreadsheet or from a table, by rows; undefined for anything
 * else, and for a single cell.
 */
export function readCells(clipboard: Pick<DataTransfer, 'getData'>): string[][] | undefined {
  const html = clipboard.getData('text/html');
  const rows = html === '' ? readTabs(clipboard.getData('text/plain')) : readHtml(html);
  return rows && (rows.length > 1 || (rows[0]?.length ?? 0) > 1) ? rows : undefined;
}

function readHtml(html: string): string[][] | undefined {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const [table, ...others] = body.querySelectorAll('table');
  for (const style of body.querySelectorAll('style')) style.remove();
  const isAlone = others.length === 0 && body.textContent?.trim() === table?.textContent?.trim();
  return table && isAlone
    ? readTable(table).map((row) =>
        row.map((cell) =>
          cleanPasted(cell?.textContent ?? '')
            .replaceAll(/\s+/g, ' ')
            .trim(),
        ),
      )
    : undefined;
}

function readTabs(text: string): string[][] | undefined {
  if (!text.includes('\t')) return undefined;
  const lines = cleanPasted(text).replace(/\n$/, '').split('\n');
  return lines.map((line) => line.split('\t').map((cell) => cell.trim()));
}

import {
  type Marks,
  noMarks,
  type Run,
  runsToMarkdown,
} from '../../../features/_shared/runs/index.ts';
import { hasBlockElements, isBlockElement } from './isBlockElement.ts';
import { isHidden } from './isHidden.ts';
import { marksWithin, readRuns } from './readRuns.ts';
import { readTable } from './readTable.ts';
import { readWordItem } from './readWordItem.ts';

/** A part of pasted HTML that begins a line: `depth` counts the lists around it, `quotes` the quotes. */
export type PastedBlock = { depth: number; quotes: number } & (
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; text: string; level: number }
  | { kind: 'item'; text: string; isOrdered: boolean; start: number | undefined }
  | { kind: 'code'; text: string }
  | { kind: 'table'; rows: string[][] }
  | { kind: 'rule' }
);

interface Place {
  depth: number;
  quotes: number;
  marks: Marks;
  /** The item whose first text is still to come. */
  item?: { isOrdered: boolean; start: number | undefined; isBegun: boolean } | undefined;
  heading?: number;
}

/** Reads pasted HTML as a list of blocks, with texts in the Markdown of a field. */
export function readBlocks(root: Element, format: string): PastedBlock[] {
  const blocks: PastedBlock[] = [];
  const write = (runs: readonly Run[], kind: Parameters<typeof runsToMarkdown>[1]) =>
    runsToMarkdown(
      // Only articles have struck text.
      format === 'article'
        ? runs
        : runs.map(({ text, marks }) => ({ text, marks: { ...marks, struck: false } })),
      format === 'line' && kind === 'text' ? 'cell' : kind,
    );
  let open: Run[] = [];
  const close = (place: Place, item = place.item) => {
    const { heading, depth, quotes } = place;
    const text = write(open, heading === undefined ? 'text' : 'heading');
    open = [];
    if (text === '') return;
    const at = { depth, quotes, text };
    if (item && !item.isBegun) {
      const { isOrdered, start } = item;
      item.isBegun = true;
      blocks.push({ ...at, kind: 'item', isOrdered, start });
    } else if (heading !== undefined) blocks.push({ ...at, kind: 'heading', level: heading });
    else blocks.push({ ...at, kind: 'paragraph' });
  };

  const visitAll = (element: Element, place: Place) => {
    for (const child of element.childNodes) visit(child, place);
  };

  const visit = (node: Node, place: Place): void => {
    if (!(node instanceof HTMLElement)) {
      open.push(...readRuns(node, place.marks));
      return;
    }
    if (isHidden(node)) return;
    const { tagName } = node;
    if (!isBlockElement(node) && !hasBlockElements(node)) {
      for (const run of readRuns(node, place.marks)) {
        // Two line breaks in a row end a paragraph.
        const last = open.findLast(({ text }) => text !== ' ');
        if (run.text === '\n' && last?.text === '\n') close(place);
        else open.push(run);
      }
      return;
    }
    close(place);
    const inner = { ...place, marks: marksWithin(node, place.marks) };
    if (tagName === 'TABLE') addTable(node, inner);
    else if (tagName === 'PRE') {
      const text = (node.textContent ?? '').replaceAll('\u00a0', ' ').replace(/^\n|\s+$/g, '');
      if (text !== '')
        blocks.push({ kind: 'code', text, depth: place.depth, quotes: place.quotes });
    } else if (tagName === 'HR') {
      blocks.push({ kind: 'rule', depth: place.depth, quotes: place.quotes });
    } else visitContainer(node, inner);
  };

  const visitContainer = (element: HTMLElement, place: Place) => {
    const { tagName } = element;
    const heading = readHeading(element);
    const word = readWordItem(element);
    let inner = place;
    if (heading !== undefined) inner = { ...place, heading };
    else if (/^(?:UL|OL|MENU)$/.test(tagName))
      inner = { ...place, depth: place.depth + 1, item: undefined };
    else if (tagName === 'BLOCKQUOTE' && !isIndented(element))
      inner = { ...place, quotes: place.quotes + 1 };
    else if (word)
      inner = { ...place, depth: word.depth, item: { ...word, start: undefined, isBegun: false } };
    else if (tagName === 'LI') {
      const list = element.parentElement;
      const isFirst = list?.querySelector(':scope > li') === element;
      const isOrdered = list?.tagName === 'OL';
      const start = isOrdered && isFirst ? Number(list.getAttribute('start') ?? 1) : undefined;
      // Word for the web has lists of one item, which say how deep they are.
      const level = Number(element.dataset.ariaLevel ?? element.getAttribute('aria-level') ?? 0);
      inner = {
        ...place,
        depth: Math.max(1, place.depth, level),
        item: { isOrdered, start, isBegun: false },
      };
    }
    visitAll(element, inner);
    close(inner);
  };

  const addTable = (table: HTMLElement, place: Place) => {
    const rows = readTable(table);
    const { depth, quotes } = place;
    const isTable = rows.length > 0 && rows.some(({ length }) => length > 1);
    // A single column is a layout, whose cells may contain anything.
    if (!isTable || table.querySelector('table'))
      for (const cell of table.querySelectorAll<HTMLElement>('td, th')) {
        if (cell.parentElement?.closest('table') !== table) continue;
        visitAll(cell, place);
        close(place);
      }
    else {
      const cells = rows.map((row, at) =>
        row.map((cell) =>
          cell ? write(readRuns(cell, place.marks), at === 0 ? 'heading' : 'cell') : '',
        ),
      );
      blocks.push({ kind: 'table', depth, quotes, rows: cells });
    }
  };

  const outside: Place = { depth: 0, quotes: 0, marks: noMarks };
  visitAll(root, outside);
  close(outside);
  return blocks;
}

/** Returns the level of a heading; undefined for another element. */
function readHeading(element: HTMLElement): number | undefined {
  const [, level] = /^H([1-6])$/.exec(element.tagName) ?? [];
  return level ? Number(level) : element.classList.contains('MsoTitle') ? 1 : undefined;
}

/** Whether a word processor writes an indented paragraph as a quote, as LibreOffice and Outlook do. */
function isIndented(element: HTMLElement): boolean {
  return /margin(?:-left)?:|border:\s*none/.test(element.getAttribute('style') ?? '');
}

import { getElements, type HtmlElement } from '../../../../base/text/parseHtml.ts';
import type { Block } from './Block.ts';
import type { OnNote } from './OnNote.ts';

/**
 * Writes a list as Markdown.
 *
 * @param before the block above: a list right below another one has another mark, or both would be one
 */
export function writeList(
  list: HtmlElement,
  before: Block | undefined,
  writeItem: (item: HtmlElement) => Block[],
  note: OnNote,
): Block[] {
  const isOrdered = list.name === 'ol';
  const sign = isOrdered ? (before?.list === '.' ? ')' : '.') : before?.list === '-' ? '+' : '-';
  const { start, type = '1' } = list.attribs;
  if ('reversed' in list.attribs) note('a list that counts backwards', '', 'counts forwards');
  if (isOrdered && type !== '1') note('a list that counts in letters', '', 'counts in numbers');
  const first = start !== undefined && /^\d{1,8}$/.test(start) ? Number(start) : 1;
  const items = getElements(list).map((item) => writeItem(item));
  const isTight = items.every((blocks) => blocks.length < 2 || blocks.slice(1).every(isSublist));
  const texts = items
    .filter((blocks) => blocks.length > 0)
    .map((blocks, index) => {
      const mark = isOrdered ? `${first + index}${sign} ` : `${sign} `;
      const text = joinBlocks(blocks, isTight);
      return mark + indentLines(text, mark.length);
    });
  return texts.length === 0 ? [] : [{ text: texts.join(isTight ? '\n' : '\n\n'), list: sign }];
}

function isSublist({ list }: Block): boolean {
  return list !== undefined;
}

/** Joins blocks, without empty lines between the items of a list and the lists in them. */
export function joinBlocks(blocks: readonly Block[], isTight = false): string {
  return blocks.map(({ text }) => text).join(isTight ? '\n' : '\n\n');
}

/** Indents all lines but the first. */
export function indentLines(text: string, width: number): string {
  return text.replaceAll(/\n(?!\n)/g, `\n${' '.repeat(width)}`);
}

import { DomUtils } from 'htmlparser2';
import { type HtmlElement, isElement } from '../../../../base/text/parseHtml.ts';
import type { Block } from './Block.ts';
import { indentLines, joinBlocks } from './writeList.ts';

/**
 * Writes a list of definitions as a list of terms in bold type with their definitions.
 *
 * @param writePart writes the blocks of a term or a definition
 */
export function writeDefinitions(
  list: HtmlElement,
  writePart: (part: HtmlElement, isTerm: boolean) => Block[],
): Block[] {
  const items: Block[][] = [];
  const parts = DomUtils.findAll(({ name }) => name === 'dt' || name === 'dd', list.children);
  for (const part of parts.filter((one) => !isInside(one, list))) {
    const isTerm = part.name === 'dt';
    const blocks = writePart(part, isTerm);
    if (isTerm || items.length === 0) items.push(blocks);
    else items.at(-1)?.push(...blocks);
  }
  const texts = items
    .filter(({ length }) => length > 0)
    .map((blocks) => `- ${indentLines(joinBlocks(blocks), 2)}`);
  return texts.length === 0 ? [] : [{ text: texts.join('\n\n'), list: '-' }];
}

/** Whether a part of a list of definitions belongs to a list inside of it. */
function isInside(part: HtmlElement, list: HtmlElement): boolean {
  for (let at = part.parent; at && at !== list; at = at.parent)
    if (isElement(at) && at.name === 'dl') return true;
  return false;
}

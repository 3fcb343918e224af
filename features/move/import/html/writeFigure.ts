import { DomUtils } from 'htmlparser2';
import { type HtmlElement, type HtmlNode, isElement } from '../../../../base/text/parseHtml.ts';
import type { Block } from './Block.ts';
import { collectText, hasClass } from './elements.ts';
import { isPictureAlone, writePicture } from './readPicture.ts';

/** Writes a figure: a picture with its caption, or any other content with the caption below it. */
export function writeFigure(
  figure: HtmlElement,
  writeBlocks: (nodes: readonly HtmlNode[]) => Block[],
): Block[] {
  const caption = findCaption(figure);
  const rest = figure.children.filter((child) => child !== caption);
  const words = caption ? collectText(caption).replaceAll(/\s+/g, ' ').trim() : '';
  const images = DomUtils.findAll(({ name }) => name === 'img', rest);
  const [image] = images;
  const isPlain =
    !caption || !DomUtils.existsOne(({ name }) => /^(?:a|img|iframe)$/.test(name), [caption]);
  const isPicture = images.length === 1 && rest.every((node) => isPictureOrBlank(node));
  if (isPicture && image && isPlain) {
    const blocks = writeBlocks(rest);
    const plain = writePicture(image);
    return blocks.map((block) =>
      block.text === plain ? { text: writePicture(image, words) } : block,
    );
  }
  return [...writeBlocks(rest), ...(caption ? writeBlocks(caption.children) : [])];
}

/** Returns the caption of a figure, which older themes write as a paragraph. */
function findCaption(figure: HtmlElement): HtmlElement | undefined {
  return figure.children
    .filter(isElement)
    .find((one) => one.name === 'figcaption' || hasClass(one, 'wp-caption-text'));
}

function isPictureOrBlank(node: HtmlNode): boolean {
  if (!isElement(node)) return node.type !== 'text' || node.data.trim() === '';
  return isPictureAlone(node);
}

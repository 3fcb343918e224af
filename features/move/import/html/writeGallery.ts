import { DomUtils } from 'htmlparser2';
import { type HtmlElement, isElement } from '../../../../base/text/parseHtml.ts';
import { encodeTarget } from '../../../_shared/runs/index.ts';
import type { Block } from './Block.ts';
import { collectText, hasClass } from './elements.ts';
import type { OnNote } from './OnNote.ts';
import { readAlt, readSource } from './readPicture.ts';

/** Writes a gallery of WordPress as a directive; undefined for any other element. */
export function writeGallery(element: HtmlElement, note: OnNote): Block[] | undefined {
  if (!galleryClasses.some((name) => hasClass(element, name))) return undefined;
  const images = DomUtils.findAll(({ name }) => name === 'img', element.children);
  const lines = images.flatMap((image) => {
    const src = readSource(image);
    if (src === undefined) {
      note('a picture without an address', '', 'left out');
      return [];
    }
    const alt = readAlt(image).replaceAll(/[[\]\\]/g, '');
    const caption = plainWords(findCaption(image, element));
    return `![${alt}](${encodeTarget(src)}${caption && ` "${caption.replaceAll('"', '”')}"`})`;
  });
  if (lines.length === 0) return undefined;
  const own = element.children.filter(isElement).find(isCaption);
  const words = plainWords(own);
  return [
    { text: `:::gallery\n${lines.join('\n')}\n:::` },
    ...(words ? [{ text: words.replaceAll(/[!-/:-@[-`{-~]/g, '\\$&') }] : []),
  ];
}

const galleryClasses = [
  'wp-block-gallery',
  'blocks-gallery-grid',
  'gallery',
  'tiled-gallery',
  'wp-block-jetpack-tiled-gallery',
];

/** Returns the caption of a picture: that of the next figure or item around it. */
function findCaption(image: HtmlElement, gallery: HtmlElement): HtmlElement | undefined {
  for (let at = image.parent; at && at !== gallery; at = at.parent) {
    const found = isElement(at) ? DomUtils.findOne(isCaption, at.children) : undefined;
    if (found) return found;
  }
  return undefined;
}

function isCaption(element: HtmlElement): boolean {
  return (
    element.name === 'figcaption' ||
    hasClass(element, 'wp-caption-text') ||
    hasClass(element, 'gallery-caption')
  );
}

function plainWords(element: HtmlElement | undefined): string {
  return element ? collectText(element).replaceAll(/\s+/g, ' ').trim() : '';
}

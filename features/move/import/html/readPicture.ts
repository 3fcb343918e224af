import { DomUtils } from 'htmlparser2';
import { type HtmlElement, isElement } from '../../../../base/text/parseHtml.ts';
import { encodeTarget, type Marks, noMarks } from '../../../_shared/runs/index.ts';
import { hasClass, showTag } from './elements.ts';
import type { InlinePiece } from './InlinePiece.ts';
import type { OnNote } from './OnNote.ts';

/** Reads a picture; undefined for one without an address. Pictures of emoji become the character. */
export function readPicture(
  element: HtmlElement,
  marks: Marks,
  note: OnNote,
): InlinePiece | undefined {
  const image = findImage(element);
  if (!image) return undefined;
  const alt = readAlt(image);
  if (isEmoji(image) && alt) return { text: alt, marks };
  const src = readSource(image);
  if (src === undefined) {
    note('a picture without an address', showTag(image), 'left out');
    return undefined;
  }
  if (marks.link !== '' && !/\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(marks.link))
    note('the link of a picture', marks.link, 'left out');
  const { width = '', height = '' } = image.attribs;
  const isSmall = [width, height].some((size) => /^\d+$/.test(size) && Number(size) <= 40);
  return { text: '', marks: noMarks, markdown: writePicture(image), isPicture: !isSmall };
}

/** Writes a picture as Markdown. */
export function writePicture(image: HtmlElement, caption = ''): string {
  const alt = readAlt(image).replaceAll(/[\\[\]*_`~]/g, '\\$&');
  const title = caption === '' ? '' : ` "${caption.replaceAll(/[\\"]/g, '\\$&')}"`;
  return `![${alt}](${encodeTarget(readSource(image) ?? '')}${title})`;
}

/** Returns the image of a picture with several sources, or the element itself. */
export function findImage(element: HtmlElement): HtmlElement | undefined {
  if (element.name === 'img') return element;
  return DomUtils.findOne((one) => one.name === 'img', element.children) ?? undefined;
}

/** Returns the alternative text of an image. A file name says nothing, so it is none. */
export function readAlt({ attribs: { alt = '' } }: HtmlElement): string {
  const text = alt.replaceAll(/\s+/g, ' ').trim();
  return /^\S+\.(?:png|jpe?g|svg|webp|avif|gif)$/i.test(text) ? '' : text;
}

/** Returns the address of an image, also if a script was to load it. */
export function readSource({ attribs }: HtmlElement): string | undefined {
  const found = ['src', 'data-src', 'data-lazy-src', 'data-original', 'data-full-url']
    .map((key) => (attribs[key] ?? '').trim())
    .find((src) => src !== '' && !src.startsWith('data:'));
  if (found !== undefined) return found;
  const [first] = (attribs.srcset ?? attribs['data-srcset'] ?? '').trim().split(/[\s,]+/);
  return first || undefined;
}

function isEmoji(image: HtmlElement): boolean {
  return (
    hasClass(image, 'wp-smiley') ||
    hasClass(image, 'emoji') ||
    /s\.w\.org\/images\/core\/emoji/.test(image.attribs.src ?? '')
  );
}

/** Whether an element contains a picture and no words. */
export function isPictureAlone(element: HtmlElement): boolean {
  return (
    DomUtils.textContent(element).trim() === '' &&
    DomUtils.existsOne((one) => isElement(one) && one.name === 'img', [element])
  );
}

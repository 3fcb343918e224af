import { DomUtils } from 'htmlparser2';
import { type HtmlElement, type HtmlNode, isElement } from '../../../../base/text/parseHtml.ts';
import type { JsonValue } from '../../../_shared/yamlEdits/index.ts';
import { collectText } from '../html/elements.ts';
import { readAlt } from '../html/readPicture.ts';
import { escapeLine } from './escapeLine.ts';
import { climb } from './holds.ts';
import { squash } from './openOldPage.ts';
import { toSmallMarkdown } from './toPartMarkdown.ts';

/**
 * Takes the opening of a page out of its content: the main heading with the paragraphs that follow it, and
 * perhaps a picture and links.
 *
 * @returns a section `hero` without its type, in which addresses are as they were; undefined if nothing but
 *   a heading begins the page
 */
export function readHero(roots: readonly HtmlElement[]): Record<string, JsonValue> | undefined {
  const all = roots.flatMap((root) => DomUtils.findAll(isElement, [root]));
  const heading = all.find(
    ({ name, children }) => name === 'h1' && /\S/.test(collectText(children)),
  );
  if (!heading) return undefined;
  const place = climb(heading, (above) => !roots.includes(above) && isOpening(above));
  const nodes = place === heading ? listNext(heading) : [place];
  const hero = readParts(heading, nodes);
  if (hero) for (const node of nodes) DomUtils.removeElement(node);
  return hero;
}

/** The most characters of an opening. */
const mostCharacters = 900;

/** Whether an element has only what an opening may have. */
function isOpening(element: HtmlElement): boolean {
  if (collectText(element).length > mostCharacters) return false;
  const inner = DomUtils.findAll(isElement, element.children);
  const count = (form: RegExp) => inner.filter(({ name }) => form.test(name)).length;
  return (
    count(/^h[1-6]$/) === 1 &&
    count(/^img$/) <= 1 &&
    count(/^(?:audio|blockquote|details|dl|form|hr|iframe|input|li|object|pre|table|video)$/) === 0
  );
}

/** Lists a heading with the paragraph that follows it, and a picture and links right after that. */
function listNext(heading: HtmlElement): HtmlNode[] {
  const nodes: HtmlNode[] = [heading];
  let hasText = false;
  for (let node = heading.next; node; node = node.next) {
    if (!isElement(node as HtmlNode)) {
      if (/\S/.test(collectText(node as HtmlNode))) break;
      continue;
    }
    const element = node as HtmlElement;
    const isPicture = readPictureAlone(element) !== undefined;
    const isText = element.name === 'p' && !isPicture && readLinks(element) === undefined;
    if (isText && hasText) break;
    if (isText) hasText = true;
    else if (!isPicture && readLinks(element) === undefined) break;
    nodes.push(element);
  }
  return hasText ? nodes : [];
}

function readParts(
  heading: HtmlElement,
  nodes: readonly HtmlNode[],
): Record<string, JsonValue> | undefined {
  const blocks = nodes.flatMap((node) => listBlocks(node));
  const at = blocks.indexOf(heading);
  const texts: HtmlNode[] = [];
  const actions: { label: string; to: string }[] = [];
  let eyebrow: string | undefined;
  let image: { src: string; alt: string } | undefined;
  for (const [index, block] of blocks.entries()) {
    if (block === heading) continue;
    const words = squash(collectText(block));
    const picture = isElement(block) ? readPictureAlone(block) : undefined;
    const links = isElement(block) ? readLinks(block) : undefined;
    if (picture && !image) image = { src: picture.attribs.src ?? '', alt: readAlt(picture) };
    else if (links && index > at) actions.push(...links);
    else if (index < at && words !== '' && words.length <= 80 && eyebrow === undefined && !links)
      eyebrow = words;
    else if (words !== '' || hasPicture(block)) texts.push(block);
  }
  const text = texts.length > 0 ? toSmallMarkdown(texts) : '';
  if (text === undefined || (text === '' && !image && actions.length === 0)) return undefined;
  const headline = squash(collectText(heading));
  return {
    ...(eyebrow && { eyebrow: escapeLine(eyebrow) }),
    headline: escapeLine(headline),
    ...(text && { text }),
    ...(actions.length > 0 && { actions }),
    ...(image?.src && { image }),
  };
}

/** Lists the blocks in a node: those that contain no others. */
function listBlocks(node: HtmlNode): HtmlNode[] {
  if (!isElement(node)) return /\S/.test(collectText(node)) ? [node] : [];
  const isWrapper = /^(?:article|div|figure|header|hgroup|main|section)$/.test(node.name);
  return isWrapper && readLinks(node) === undefined ? node.children.flatMap(listBlocks) : [node];
}

/** Returns the only picture of an element without words. */
function readPictureAlone(element: HtmlElement): HtmlElement | undefined {
  if (/\S/.test(collectText(element))) return undefined;
  const [picture, ...others] = [element, ...DomUtils.findAll(isElement, element.children)].filter(
    ({ name, attribs }) => name === 'img' && attribs.src,
  );
  return others.length === 0 && picture && !isInLink(picture) ? picture : undefined;
}

function isInLink({ parent }: HtmlElement): boolean {
  for (let at = parent; at && 'name' in at; at = at.parent) if (at.name === 'a') return true;
  return false;
}

function hasPicture(node: HtmlNode): boolean {
  return isElement(node) && DomUtils.existsOne(({ name }) => name === 'img', [node]);
}

/** Reads an element that consists of links. */
function readLinks(element: HtmlElement): { label: string; to: string }[] | undefined {
  const links = [element, ...DomUtils.findAll(isElement, element.children)].filter(
    ({ name, attribs }) => name === 'a' && attribs.href,
  );
  const actions = links.map((link) => ({
    label: squash(collectText(link)),
    to: link.attribs.href ?? '',
  }));
  const words = squash(collectText(element)).replaceAll(/[\s|·•/]+/g, '');
  const own = actions.map(({ label }) => label.replaceAll(/[\s|·•/]+/g, '')).join('');
  return links.length > 0 &&
    !hasPicture(element) &&
    words === own &&
    actions.every(({ label }) => label.length <= 60 && label !== '')
    ? actions
    : undefined;
}

import { DomUtils } from 'htmlparser2';
import { getElements, type HtmlElement, isElement } from '../../../../base/text/parseHtml.ts';
import { encodeTarget } from '../../../_shared/runs/index.ts';
import type { JsonValue } from '../../../_shared/yamlEdits/index.ts';
import { collectText } from '../html/elements.ts';
import { readAlt } from '../html/readPicture.ts';
import { escapeLine } from './escapeLine.ts';
import { climb, holds } from './holds.ts';
import { squash } from './openOldPage.ts';
import { toSmallMarkdown } from './toPartMarkdown.ts';

/**
 * Reads the cards in a container: at least two elements that are alike, each with a heading and a text, and
 * perhaps a picture and a link.
 *
 * @returns the items of a section `cards`, in which addresses are as they were; undefined for anything else
 */
export function readCards(container: HtmlElement): Record<string, JsonValue>[] | undefined {
  const items = getElements(container);
  const [first] = items;
  if (!first || items.length < 2 || !/^(?:a|article|div|li)$/.test(first.name)) return undefined;
  const isAlike = items.every(
    (item) => item.name === first.name && readClass(item) === readClass(first),
  );
  const hasText = container.children.some(
    (node) => node.type === 'text' && node.data.trim() !== '',
  );
  if (!isAlike || hasText) return undefined;
  const cards: Record<string, JsonValue>[] = [];
  for (const item of items) {
    const card = readCard(item);
    // Most containers have no cards, which the first item tells.
    if (!card) return undefined;
    cards.push(card);
  }
  return cards;
}

/** The most characters of a card; longer ones are parts of a text. */
const mostCharacters = 600;
const mostElements = 60;

function readClass({ attribs }: HtmlElement): string {
  return (attribs.class ?? '').trim().split(/\s+/)[0] ?? '';
}

function readCard(original: HtmlElement): Record<string, JsonValue> | undefined {
  const size = DomUtils.findAll(isElement, original.children).length;
  if (size > mostElements || collectText(original).length > mostCharacters) return undefined;
  const item = original.cloneNode(true) as HtmlElement;
  const inner = DomUtils.findAll(isElement, item.children);
  const headings = inner.filter(({ name }) => /^h[1-6]$/.test(name));
  const [heading] = headings;
  const pictures = inner.filter(({ name }) => name === 'img');
  const title = heading && squash(collectText(heading));
  if (!title || headings.length > 1 || pictures.length > 1 || heading.name === 'h1')
    return undefined;
  if (inner.some(({ name }) => otherNames.test(name))) return undefined;
  const links = [item, ...inner].filter(({ name, attribs }) => name === 'a' && attribs.href);
  const [picture] = pictures;
  const ofPicture = links.find((one) => picture && holds(one, picture));
  const around =
    links.find((one) => holds(one, heading) || holds(heading, one)) ??
    (links.length === 1 ? ofPicture : undefined);
  const last = findLastLink(links, item);
  const alone = !around || last?.attribs.href === around.attribs.href ? last : undefined;
  // A picture that leads elsewhere is no picture of a card.
  if (ofPicture && ofPicture.attribs.href !== (around ?? alone)?.attribs.href) return undefined;
  const image = picture?.attribs.src
    ? { src: picture.attribs.src, alt: readAlt(picture) }
    : undefined;
  const to = around?.attribs.href;
  const link = alone && { label: squash(collectText(alone)), to: alone.attribs.href ?? '' };
  // A picture without an address is noted where it stands.
  if (picture && !image) return undefined;
  for (const one of links) if (to !== undefined && one.attribs.href === to) delete one.attribs.href;
  for (const one of [heading, picture, alone]) if (one) DomUtils.removeElement(one);
  const text = toSmallMarkdown(item.children);
  if (!text) return undefined;
  return {
    title:
      to === undefined || link ? escapeLine(title) : `[${escapeLine(title)}](${encodeTarget(to)})`,
    text,
    ...(image && { image }),
    ...(link && { link }),
  };
}

/** Elements that no card has. */
const otherNames = /^(?:audio|blockquote|details|dl|form|iframe|input|object|pre|table|video)$/;

/** Finds the link that is a line of its own at the end of a card. */
function findLastLink(links: readonly HtmlElement[], item: HtmlElement): HtmlElement | undefined {
  const last = links.at(-1);
  const words = last && squash(collectText(last));
  if (!last || !words || holds(last, item)) return undefined;
  const block = climb(last, (above) => above !== item && squash(collectText(above)) === words);
  const isAlone = block !== last || last.parent === item;
  return isAlone && squash(collectText(item)).endsWith(words) ? last : undefined;
}

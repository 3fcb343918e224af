import { type HtmlNode, invisibleElements, isElement } from '../../base/text/parseHtml.ts';

/** Whether a node is no part of the text: controls, drawings, and what visitors do not read. */
export function isSkipped(node: HtmlNode): boolean {
  if (node.type === 'comment') return true;
  if (!isElement(node)) return false;
  const { name, attribs } = node;
  const isHidden = 'hidden' in attribs || attribs['aria-hidden'] === 'true';
  // What is only heard repeats what is seen, but for headings.
  const isHeard = /(?:^| )visually-hidden(?: |$)/.test(attribs.class ?? '') && !/^h\d$/.test(name);
  return isHidden || isHeard || skipped.has(name) || invisibleElements.has(name);
}

const skipped = new Set('button dialog fieldset form input nav select svg textarea'.split(' '));

/** Whether a node is text, or an element in a text. */
export function isInline(node: HtmlNode): boolean {
  if (!isElement(node)) return true;
  if (!inlineElements.has(node.name)) return false;
  return node.children.every((child) => isSkipped(child) || isInline(child));
}

const inlineElements = new Set(
  `a abbr b bdi bdo br code del dfn em i iframe img ins kbd label mark picture q s samp small source span
  strong sub sup time u var video wbr`.split(/\s+/),
);

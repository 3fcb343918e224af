import { DomUtils } from 'htmlparser2';
import { type HtmlElement, type HtmlNode, isElement } from '../../../../base/text/parseHtml.ts';

/** Whether an element begins a line of its own. */
export function isBlockTag({ name }: HtmlElement): boolean {
  return blockNames.has(name);
}

const blockNames = new Set(
  `address article aside audio blockquote body center dd details dialog dir div dl dt embed fieldset figcaption
  figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html iframe legend li main menu nav object ol p pre
  script section summary table tbody td tfoot th thead tr ul video`.split(/\s+/),
);

/** Whether an element is or contains one that begins a line of its own. */
export function hasBlockTag(node: HtmlNode): boolean {
  if (!isElement(node)) return false;
  return isBlockTag(node) || DomUtils.existsOne(isBlockTag, node.children);
}

/** Whether readers do not see an element. */
export function isHiddenElement({ name, attribs }: HtmlElement): boolean {
  return (
    hiddenNames.has(name) ||
    'hidden' in attribs ||
    /display:\s*none|visibility:\s*hidden/i.test(attribs.style ?? '')
  );
}

const hiddenNames = new Set('head link meta noscript style template title'.split(' '));

/** Whether an element has a class. */
export function hasClass({ attribs }: HtmlElement, name: string): boolean {
  return (attribs.class ?? '').split(/\s+/).includes(name);
}

/** Returns the text of a node as it stands in the HTML. */
export function collectText(node: HtmlNode | HtmlNode[]): string {
  return DomUtils.textContent(node);
}

/** Returns the opening tag of an element, as notes show it. */
export function showTag({ name, attribs }: HtmlElement): string {
  const shown = ['src', 'href', 'data', 'id', 'class'].find((key) => attribs[key]);
  const value = shown ? ` ${shown}="${(attribs[shown] ?? '').slice(0, 80)}"` : '';
  return `<${name}${value}>`;
}

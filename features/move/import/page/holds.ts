import { type HtmlElement, type HtmlNode, isElement } from '../../../../base/text/parseHtml.ts';

/** Whether a node is an element or inside of it. */
export function holds(element: HtmlNode, node: HtmlNode): boolean {
  for (let at: HtmlNode | null = node; at; at = at.parent as HtmlNode | null)
    if (at === element) return true;
  return false;
}

/** Returns the outermost of the elements around an element that fit without a gap, or the element itself. */
export function climb(element: HtmlElement, fits: (above: HtmlElement) => boolean): HtmlElement {
  let found = element;
  for (let above = element.parent; above; above = above.parent) {
    if (!isElement(above as HtmlNode) || !fits(above as HtmlElement)) break;
    found = above as HtmlElement;
  }
  return found;
}

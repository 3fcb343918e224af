import { DomUtils } from 'htmlparser2';
import { type HtmlElement, isElement } from '../../../../base/text/parseHtml.ts';

/** Lists the elements in the content of a page that fit, the content itself among them. */
export function findAll(
  roots: readonly HtmlElement[],
  fits: (element: HtmlElement) => boolean,
): HtmlElement[] {
  return DomUtils.findAll((element) => isElement(element) && fits(element), [...roots]);
}

import { DomUtils } from 'htmlparser2';
import { getElements, parseHtml } from '../../../base/text/parseHtml.ts';
import { getSelector } from './listParts.ts';

/**
 * Empties all parts of a page but some, so that a browser has less to load and to draw. The elements
 * stay, because styles can depend on what is beside an element.
 *
 * @param selectors the elements to keep, as `getSelector` names them
 */
export function isolateParts(html: string, selectors: ReadonlySet<string>): string {
  const page = parseHtml(html);
  const isLandmark = (name: string) => name === 'body' || name === 'main';
  for (const parent of DomUtils.findAll(({ name }) => isLandmark(name), page.children))
    for (const element of getElements(parent)) {
      if (element.name === 'link') delete element.attribs.href;
      else if (
        element.name !== 'main' &&
        element.name !== 'style' &&
        !selectors.has(getSelector(element))
      )
        element.children = [];
    }
  return DomUtils.getOuterHTML(page);
}

import { DomUtils } from 'htmlparser2';
import {
  getElements,
  type HtmlDocument,
  type HtmlElement,
  invisibleElements,
} from '../../base/text/parseHtml.ts';

/** The parts of a page that are compared apart. */
interface PageParts {
  /** The elements around the sections, by name. */
  frame: Map<string, HtmlElement>;
  /** The elements of the visible sections. */
  sections: HtmlElement[];
}

/** Finds the sections of a page and what surrounds them. */
export function readPage(page: HtmlDocument): PageParts {
  const frame = new Map<string, HtmlElement>();
  const sections: HtmlElement[] = [];
  const main = DomUtils.getElementsByTagName('main', page, true, 1)[0];
  const body = DomUtils.getElementsByTagName('body', page, true, 1)[0];
  for (const element of body ? getElements(body) : []) {
    if (element === main || invisibleElements.has(element.name)) continue;
    frame.set(getName(element, frame), element);
  }
  for (const [index, element] of (main ? getElements(main) : []).entries()) {
    // Views wrap navigation in a section; only the breadcrumbs are a `nav` of their own.
    if (index === 0 && element.name === 'nav') frame.set('breadcrumbs', element);
    else if (!invisibleElements.has(element.name)) sections.push(element);
  }
  return { frame, sections };
}

function getName(element: HtmlElement, names: ReadonlyMap<string, unknown>): string {
  const kind = element.attribs['aria-label'] ?? element.name;
  let name = kind;
  for (let number = 2; names.has(name); number++) name = `${kind} ${number}`;
  return name;
}

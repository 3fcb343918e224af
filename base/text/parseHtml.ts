import { DomUtils, parseDocument } from 'htmlparser2';

/** A parsed HTML document. */
export type HtmlDocument = ReturnType<typeof parseDocument>;
/** A node of a parsed document. */
export type HtmlNode = HtmlDocument['children'][number];
/** An element of a parsed document. */
export type HtmlElement = Extract<HtmlNode, { attribs: Record<string, string> }>;

/** Parses an HTML document. */
export function parseHtml(html: string): HtmlDocument {
  return parseDocument(html, { withStartIndices: true, withEndIndices: true });
}

/** Returns the elements among the children of a node. */
export function getElements(node: HtmlNode | HtmlDocument): HtmlElement[] {
  return DomUtils.getChildren(node).filter(isElement);
}

/** Whether a node is an element. */
export function isElement(node: HtmlNode): node is HtmlElement {
  return 'attribs' in node;
}

/** The elements that visitors do not see. */
export const invisibleElements: ReadonlySet<string> = new Set([
  'link',
  'noscript',
  'script',
  'style',
  'template',
]);

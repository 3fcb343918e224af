import {
  type HtmlDocument,
  type HtmlElement,
  type HtmlNode,
  isElement,
  parseHtml,
} from '../../../../base/text/parseHtml.ts';
import { removeUnusableCharacters } from '../../../../base/text/removeUnusableCharacters.ts';

/**
 * Parses the HTML of a text. What is nested deeper than any text needs loses its elements and keeps its
 * words, so that no later step meets more levels than it can descend.
 */
export function parseArticleHtml(html: string): HtmlDocument {
  const document = parseHtml(removeUnusableCharacters(html.replaceAll(/\r\n?/g, '\n')));
  const open: { node: HtmlElement | HtmlDocument; depth: number }[] = [
    { node: document, depth: 0 },
  ];
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, depth } = next;
    if (depth === deepest) {
      const words = listTexts(node.children);
      for (const word of words) word.parent = node;
      node.children = words;
      continue;
    }
    for (const child of node.children)
      if (isElement(child)) open.push({ node: child, depth: depth + 1 });
  }
  return document;
}

const deepest = 200;

/** Lists the texts in nodes of any depth, in order. */
function listTexts(nodes: readonly HtmlNode[]): HtmlNode[] {
  const texts: HtmlNode[] = [];
  const open = nodes.toReversed();
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.type === 'text') texts.push(node);
    else if (isElement(node)) open.push(...node.children.toReversed());
  }
  return texts;
}

import { DomUtils } from 'htmlparser2';
import {
  getElements,
  type HtmlElement,
  type HtmlNode,
  invisibleElements,
  isElement,
} from '../../../base/text/parseHtml.ts';

/** The content of a section or of a part around the sections, as lists that can be compared. */
export interface Content {
  /** Paragraphs, headings, list items and so on. */
  texts: { element: HtmlElement; text: string }[];
  /** `source` is the address; of an icon, its drawing. */
  pictures: { element: HtmlElement; source: string; text: string }[];
  links: { text: string; target: string }[];
  attributes: { element: string; name: string; value: string }[];
  /** The names of the nested elements. */
  outline: string;
  /** Elements with their classes: two sections of one type have most of them in common. */
  kinds: Set<string>;
}

/**
 * Reads the content of an element, without what depends on its place on the page, such as the level of
 * headings, and without what only refers to other elements.
 */
export function readContent(root: HtmlElement): Content {
  const content: Content = {
    texts: [],
    pictures: [],
    links: [],
    attributes: [],
    outline: '',
    kinds: new Set(),
  };
  readElement(root, content, true);
  readTexts(root, content.texts);
  return content;
}

function readElement(element: HtmlElement, content: Content, isRoot = false): void {
  if (invisibleElements.has(element.name)) return;
  const { attribs } = element;
  const name = element.name.replace(/^h[1-6]$/, 'h');
  content.outline += `<${name}`;
  for (const kind of (attribs.class ?? '').split(' ')) content.kinds.add(`${name}.${kind}`);
  // Of the sources of a picture, all but those for a colour scheme or a width are made from one file.
  if (name === 'source' && attribs.media && attribs.srcset)
    content.attributes.push({ element: name, name: attribs.media, value: attribs.srcset });
  for (const [attribute, value] of Object.entries(name === 'source' ? {} : attribs))
    if (!ignoredAttributes.has(attribute) && (isRoot || attribute !== 'id'))
      content.attributes.push({ element: name, name: attribute, value });
  const target = attribs.href ?? attribs.action;
  if (target !== undefined) content.links.push({ text: getText([element]), target });
  if (pictures.has(name)) content.pictures.push({ element, ...readPicture(element) });
  else for (const child of getElements(element)) readElement(child, content);
  content.outline += '>';
}

const pictures = new Set(['iframe', 'img', 'svg', 'video']);

/** References, hints for loading, values that other lists contain or that count elements. */
const ignoredAttributes = new Set(
  `action alt aria-controls aria-describedby aria-labelledby aria-owns class commandfor data-count
  data-hydrated data-imports data-on data-prefix data-words decoding fetchpriority for form headers height
  href list loading popovertarget preload sizes src srcset viewbox width`.split(/\s+/),
);

function readPicture(element: HtmlElement): { source: string; text: string } {
  if (element.name === 'svg') return { source: DomUtils.getInnerHTML(element), text: '' };
  const { src = getElements(element)[0]?.attribs.src ?? '', alt, title } = element.attribs;
  return { source: src, text: alt ?? title ?? element.attribs['aria-label'] ?? '' };
}

/** Adds each run of text and inline elements that nothing else interrupts. */
function readTexts(element: HtmlElement, texts: Content['texts']): void {
  let run: HtmlNode[] = [];
  const endRun = () => {
    const text = getText(run);
    const [only] = run.length === 1 ? run.filter(isElement) : [];
    const isAll = run.length === element.children.length;
    if (text) texts.push({ element: isAll ? element : (only ?? element), text });
    run = [];
  };
  for (const node of element.children) {
    if (isInline(node)) run.push(node);
    else {
      endRun();
      if (isElement(node) && !invisibleElements.has(node.name)) readTexts(node, texts);
    }
  }
  endRun();
}

function isInline(node: HtmlNode): boolean {
  if (!isElement(node)) return true;
  return inlineElements.has(node.name) && node.children.every(isInline);
}

const inlineElements = new Set(
  `a abbr b bdi bdo br code del dfn em i img ins kbd mark path picture q s samp small source span strong sub
  sup svg time u var wbr`.split(/\s+/),
);

/** Returns the text of nodes, as visitors read it. */
function getText(nodes: readonly HtmlNode[]): string {
  return joinTexts(nodes).replaceAll(/\s+/g, ' ').trim();
}

function joinTexts(nodes: readonly HtmlNode[]): string {
  const texts = nodes.map(rawText);
  // Elements side by side, such as a name and a price, are no single word.
  return texts
    .map((text, index) =>
      index > 0 && nodes.slice(index - 1, index + 1).every(isElement) ? ` ${text}` : text,
    )
    .join('');
}

function rawText(node: HtmlNode): string {
  if (node.type === 'text') return node.data;
  if (!isElement(node) || invisibleElements.has(node.name) || node.name === 'svg') return '';
  if (node.name === 'br') return ' ';
  const text = joinTexts(node.children);
  return inlineElements.has(node.name) ? text : ` ${text} `;
}

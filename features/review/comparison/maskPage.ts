import {
  type HtmlElement,
  type HtmlNode,
  invisibleElements,
  isElement,
  parseHtml,
} from '../../../base/text/parseHtml.ts';
import type { DifferenceKind } from './differenceKinds.ts';
import { getAttributeKind, getHeadKind } from './getKind.ts';
import { maskData } from './maskData.ts';

type Kinds = ReadonlySet<DifferenceKind>;

/**
 * Returns the HTML of a page without what is allowed to differ. Of two versions of a page that give the
 * same result, everything else is byte for byte the same.
 */
export function maskPage(html: string, allowed: Kinds): string {
  return maskNodes(parseHtml(html).children, allowed);
}

function maskNodes(nodes: readonly HtmlNode[], allowed: Kinds): string {
  const parts = nodes.map((node) => maskNode(node, allowed));
  if (!allowed.has('words')) return parts.join('');
  // A text may be written in more or fewer paragraphs.
  const texts = parts.filter((part) => part !== '');
  return texts
    .filter((part, index) => !part.startsWith('<p>') || part !== texts[index - 1])
    .join('');
}

function maskNode(node: HtmlNode, allowed: Kinds): string {
  if (node.type === 'text') return allowed.has('words') ? '' : node.data;
  if (!isElement(node)) return 'data' in node ? `<!${node.data}>` : '';
  const { name, attribs } = node;
  const names = Object.keys(attribs);
  // Hints follow from pictures and fonts, which the page names again.
  if (name === 'link' && attribs.rel === 'preload' && /^(?:font|image)$/.test(attribs.as ?? ''))
    return '';
  if (pictureElements.has(name) && allowed.has('pictures')) return maskPicture(node, allowed);
  // `bdi` marks a text that has no translation yet.
  const isInline = name === 'bdi' || (inlineElements.has(name) && names.length === 0);
  const isText = isInline && allowed.has('words');
  const isLink = name === 'a' && names.every((one) => /^(?:href|rel|target)$/.test(one));
  const content = maskContent(node, allowed);
  if (name === 'style' && content === '') return '';
  if (isText || (isLink && allowed.has('links'))) return content;
  const attributes = Object.entries(attribs).map(
    ([attribute, value]) => ` ${attribute}="${maskAttribute(node, attribute, value, allowed)}"`,
  );
  return `<${name}${attributes.join('')}>${content}</${name}>`;
}

const pictureElements = new Set(['iframe', 'img', 'picture', 'svg', 'video']);
const inlineElements = new Set('b br code del em i ins mark s small strong sub sup'.split(' '));

function maskPicture(element: HtmlElement, allowed: Kinds): string {
  const image = element.name === 'picture' ? element.children.find(isImage) : element;
  const { alt, title, 'aria-label': label } = (image ?? element).attribs as Record<string, string>;
  return `<picture>${allowed.has('words') ? '' : (alt ?? title ?? label ?? '')}</picture>`;
}

function isImage(node: HtmlNode): node is HtmlElement {
  return isElement(node) && node.name === 'img';
}

function maskContent({ name, attribs, children }: HtmlElement, allowed: Kinds): string {
  if (!invisibleElements.has(name)) return maskNodes(children, allowed);
  const text = children.map((child) => ('data' in child ? child.data : '')).join('');
  if (attribs.type === 'application/ld+json') return maskJson(text, allowed, true);
  if (name === 'style' && allowed.has('pictures')) return text.replaceAll(pictureRules, '');
  return text || maskNodes(children, new Set());
}

/** The colour of a picture until it is loaded, and the part of it that is always visible. */
const pictureRules = /\.(?:tint|focus)-[\w-]+\{[^}]*\}/g;

function maskAttribute(node: HtmlElement, name: string, value: string, allowed: Kinds): string {
  const { name: element, attribs } = node;
  // The policy names the digest of the styles, which are compared themselves.
  if (attribs['http-equiv']) return value.replace(/style-src(?: 'sha256-[^']*')*/, '');
  if (allowed.has('words') && isDerived(node, name, value)) return '';
  if (name === 'data-props') return maskJson(value, allowed, false);
  const kind =
    element === 'meta' && name === 'content'
      ? getHeadKind(`meta ${attribs.name ?? attribs.property}`)
      : element === 'link' && name === 'href'
        ? getHeadKind(`link ${attribs.rel}`)
        : getAttributeKind(name);
  return kind && allowed.has(kind) ? '' : value;
}

/** Whether an attribute only connects elements, so that its value may be made from a heading. */
function isDerived(node: HtmlElement, name: string, value: string): boolean {
  if (name === 'href') return value.startsWith('#');
  if (name === 'id') return !(node.parent && 'name' in node.parent && node.parent.name === 'main');
  // The names of fields are what a form sends.
  const isSwitch = node.name === 'details' || node.attribs.type === 'radio';
  return references.has(name) || (name === 'name' && isSwitch && !isInForm(node));
}

const references = new Set(
  'aria-controls aria-describedby aria-labelledby aria-owns commandfor for popovertarget'.split(
    ' ',
  ),
);

function isInForm({ parent }: HtmlElement): boolean {
  if (!parent || !isElement(parent as HtmlNode)) return false;
  return (parent as HtmlElement).name === 'form' || isInForm(parent as HtmlElement);
}

function maskJson(text: string, allowed: Kinds, isPublic: boolean): string {
  try {
    return JSON.stringify(maskData(JSON.parse(text), allowed, isPublic));
  } catch {
    return text;
  }
}

import { DomUtils } from 'htmlparser2';
import { type HtmlDocument, type HtmlElement, isElement } from '../../../../base/text/parseHtml.ts';
import { pickPicture } from '../../page/pickPicture.ts';
import { type DataObject, readStructuredData } from '../../page/readStructuredData.ts';
import { collectText } from '../html/elements.ts';
import { parseArticleHtml } from '../html/parseArticleHtml.ts';

/** A page of a running site. Its links and pictures have addresses from the root of the site. */
export interface OpenedPage {
  /** As it was read, with its query. */
  address: string;
  document: HtmlDocument;
  /** The `<title>`. */
  title: string;
  /** The `<meta>` elements by name or property, in small letters. */
  metas: ReadonlyMap<string, readonly string[]>;
  /** Objects of structured data in JSON-LD. */
  data: readonly DataObject[];
}

/**
 * Opens a page.
 *
 * @param resolve turns a target into an address from the root of the site, by the URL of the page or its base
 */
export function openOldPage(
  { address, url, html }: { address: string; url: string; html: string },
  resolve: (target: string, base: string) => string | undefined,
): OpenedPage {
  const document = parseArticleHtml(/<body\b/i.test(html) ? html : `<body>${html}</body>`);
  const all = DomUtils.findAll(isElement, document.children);
  const base = all.find(({ name, attribs }) => name === 'base' && attribs.href)?.attribs.href;
  const from = base && URL.canParse(base, url) ? new URL(base, url).href : url;
  const data: DataObject[] = [];
  const metas = new Map<string, string[]>();
  for (const element of all) {
    const { name, attribs } = element;
    if (name === 'script' && /^\s*application\/ld\+json\b/i.test(attribs.type ?? ''))
      data.push(...readStructuredData(collectText(element)));
    const key = (attribs.name ?? attribs.property ?? '').trim().toLowerCase();
    const content = squash(attribs.content ?? '');
    if (name === 'meta' && key !== '' && content !== '')
      metas.set(key, [...(metas.get(key) ?? []), content]);
    resolveElement(element, (target) => resolve(target, from));
  }
  const title = all.find(({ name, parent }) => name === 'title' && !isDrawing(parent));
  return { address, document, title: title ? squash(collectText(title)) : '', metas, data };
}

/** Returns a text in one line. */
export function squash(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

function isDrawing(parent: HtmlElement['parent']): boolean {
  return parent !== null && 'name' in parent && parent.name === 'svg';
}

/** Gives links and pictures their addresses. A picture that a script loads later gets it too. */
function resolveElement(
  element: HtmlElement,
  resolve: (target: string) => string | undefined,
): void {
  const { name, attribs } = element;
  const href = attribs.href?.trim();
  if ((name === 'a' || name === 'area') && href && !href.startsWith('#'))
    attribs.href = resolve(href) ?? href;
  for (const key of ['src', 'poster', 'data'])
    if (/^(?:audio|embed|iframe|object|source|track|video)$/.test(name) && attribs[key])
      attribs[key] = resolve(attribs[key]) ?? attribs[key];
  if (name === 'img' || name === 'amp-img') {
    const source = pickPicture('img', attribs) ?? findSource(element);
    for (const key of Object.keys(attribs))
      if (/^(?:srcset|sizes|data-.*)$/.test(key) || key === 'src') delete attribs[key];
    const src = source && resolve(source);
    if (src) attribs.src = src;
    element.name = 'img';
  } else if (/^(?:article|a|div|figure|header|li|main|section|span)$/.test(name)) {
    const background = pickPicture(name, attribs);
    const src = background && resolve(background);
    if (src) prependPicture(element, src);
  }
}

/** Returns the largest picture of the `<source>` elements beside an image. */
function findSource({ parent }: HtmlElement): string | undefined {
  if (!parent || !isElement(parent) || parent.name !== 'picture') return undefined;
  const [source] = DomUtils.getElementsByTagName('source', parent);
  return source && pickPicture('img', source.attribs);
}

/** Adds the picture behind an element to its content. */
function prependPicture(element: HtmlElement, src: string): void {
  const [picture] = parseArticleHtml('<img alt="">').children;
  if (!picture || !isElement(picture)) return;
  picture.attribs.src = src;
  const [first] = element.children;
  if (first) DomUtils.prepend(first, picture);
  else DomUtils.appendChild(element, picture);
}

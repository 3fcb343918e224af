import { DomUtils } from 'htmlparser2';
import { type HtmlDocument, type HtmlElement, isElement } from '../../../base/text/parseHtml.ts';

/** Where a page of the preview is, and where its links lead. */
export interface PageLinks {
  /** Relative path to the folder of the preview. */
  root: string;
  /** Relative path to the folder of this version of the site. */
  version: string;
  /** Relative path to the other version of the page; undefined if there is none. */
  other?: string;
  /** Path at which the site is served, such as `/` or `/shop/`. */
  base: string;
  /** Route → the file in the preview, below the folder of this version. */
  files: ReadonlyMap<string, string>;
  /**
   * Called with the path of each file that the page needs, below the output folder. Without it, only
   * links are made relative.
   */
  addFile?(path: string): void;
  /**
   * For a page of a server: the relative path to the page without marks, and whether Vite notifies the
   * page of changes.
   */
  live?: { plain: string; hasVite: boolean };
}

/**
 * Makes the links of a page relative, so that it works in any folder. Links to pages that the preview
 * lacks lead to the published site.
 */
export function relocateLinks(page: HtmlDocument, links: PageLinks): void {
  const canonical = DomUtils.findOne(
    ({ name, attribs }) => name === 'link' && attribs.rel === 'canonical',
    page.children,
  )?.attribs.href;
  for (const element of DomUtils.findAll(() => true, page.children)) {
    const { name, attribs } = element;
    for (const attribute of ['src', 'poster', 'action'])
      if (attribs[attribute]) attribs[attribute] = relocateFile(attribs[attribute], links);
    for (const attribute of ['srcset', 'imagesrcset'])
      if (attribs[attribute])
        attribs[attribute] = attribs[attribute].replace(
          /(^|,\s*)(\/\S+)/g,
          (_, before, path) => before + relocateFile(path, links),
        );
    if (attribs.style) attribs.style = relocateStyles(attribs.style, links);
    if (name === 'style') relocateStyleElement(element, links);
    if (attribs.href && name === 'a') relocateLink(element, links, canonical);
    else if (attribs.href) attribs.href = relocateFile(attribs.href, links);
  }
}

function relocateLink({ attribs }: HtmlElement, links: PageLinks, canonical?: string): void {
  const { href = '' } = attribs;
  const path = getPath(href, links.base);
  if (path === undefined) return;
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? [];
  const file = links.files.get(`/${decodeURI(pathname).replace(/\/$/, '')}`);
  if (file !== undefined) attribs.href = links.version + encodeURI(file) + rest;
  else if (/\.\w+$/.test(pathname)) attribs.href = relocateFile(href, links);
  else {
    if (canonical && URL.canParse(canonical)) attribs.href = new URL(href, canonical).href;
    attribs['data-bw-unchanged'] = '';
  }
}

function relocateStyleElement(element: HtmlElement, links: PageLinks): void {
  for (const node of element.children)
    if (!isElement(node) && 'data' in node) node.data = relocateStyles(node.data, links);
}

function relocateStyles(css: string, links: PageLinks): string {
  return css.replaceAll(
    /url\((['"]?)(\/[^'")]+)\1\)/g,
    (_, quote, path) => `url(${quote}${relocateFile(path, links)}${quote})`,
  );
}

function relocateFile(address: string, links: PageLinks): string {
  const path = getPath(address, links.base);
  if (path === undefined || !links.addFile) return address;
  links.addFile(decodeURI(path.replace(/[?#].*/, '')));
  return links.version + path;
}

/** Returns the path of an address below the base of the site; undefined for other addresses. */
function getPath(address: string, base: string): string | undefined {
  if (!address.startsWith('/') || address.startsWith('//')) return undefined;
  if (`${address}/` === base) return '';
  return address.startsWith(base) ? address.slice(base.length) : undefined;
}

import { DomUtils } from 'htmlparser2';
import { type HtmlElement, type HtmlNode, isElement } from '../../../../base/text/parseHtml.ts';
import { collectText, isHiddenElement } from '../html/elements.ts';
import type { OnNote } from '../html/OnNote.ts';
import { climb, holds } from './holds.ts';
import { type OpenedPage, squash } from './openOldPage.ts';
import { removeShared, type SharedParts } from './removeShared.ts';

/**
 * Removes what surrounds the content of a page: navigation, header, footer, what is beside the main part, and
 * what most pages share.
 *
 * @returns the elements with the content
 */
export function removeSurroundings(
  { document }: OpenedPage,
  shared: SharedParts,
  note: OnNote,
): HtmlElement[] {
  const [root] = DomUtils.getElementsByTagName('body', document);
  if (!root) return [];
  const mains = DomUtils.findAll(isMain, root.children).sort((a, b) => measure(b) - measure(a));
  const [main] = mains;
  strip(root, main, note);
  removeShared(root, shared, note);
  if (!main) return [root];
  const heading = DomUtils.findOne(isMainHeading, main.children);
  const opening = heading
    ? undefined
    : (DomUtils.findOne(isMainHeading, root.children) ?? undefined);
  const top = opening && climb(opening, (above) => !holds(above, main) && above !== root);
  const left = DomUtils.findAll(
    (element) =>
      element !== top &&
      !holds(element, main) &&
      !holds(main, element) &&
      isLargest(element, main, top) &&
      says(element),
    root.children,
  );
  for (const element of left)
    note('what is beside the main part of a page', showWords(element), 'left out');
  return [...(top ? [top] : []), main];
}

/** Returns the words of an element with spaces between its parts, for notes. */
function showWords(element: HtmlElement): string {
  const texts = element.children.map((node) =>
    isElement(node) ? showWords(node) : collectText(node),
  );
  return squash(texts.join(' '));
}

function isMain({ name, attribs }: HtmlElement): boolean {
  return name === 'main' || attribs.role === 'main';
}

function isMainHeading(element: HtmlElement): boolean {
  return element.name === 'h1' && says(element);
}

function says(element: HtmlElement): boolean {
  return squash(collectText(element)) !== '';
}

function measure(element: HtmlElement): number {
  return collectText(element).length;
}

/** Whether no element around an element is beside the main part too. */
function isLargest({ parent }: HtmlElement, main: HtmlElement, top?: HtmlElement): boolean {
  if (!parent || !isElement(parent as HtmlNode)) return true;
  if (holds(parent as HtmlNode, main)) return true;
  return top !== undefined && parent !== top && holds(parent as HtmlNode, top);
}

/** Removes the elements below a parent that are no content. */
function strip(parent: HtmlElement, main: HtmlElement | undefined, note: OnNote): void {
  for (const element of parent.children.filter(isElement)) {
    const isSilent = silentNames.has(element.name) || isHiddenElement(element);
    const kind = isSilent || (main && holds(element, main)) ? undefined : findSurrounding(element);
    const words = kind === undefined ? '' : showWords(element);
    if (words !== '') note(kind ?? '', words, 'left out');
    if (isSilent || kind !== undefined) DomUtils.removeElement(element);
    else strip(element, main, note);
  }
}

/** Elements that show nothing, or draw. What scripts write is not known. */
const silentNames = new Set('link noscript script style svg template'.split(' '));

/** Returns what surrounds a page, if an element is that. */
function findSurrounding(element: HtmlElement): string | undefined {
  const { name, attribs } = element;
  const role = attribs.role ?? '';
  const names = `${attribs.id ?? ''} ${attribs.class ?? ''}`.toLowerCase();
  const is = (form: RegExp) => names.split(/\s+/).some((one) => form.test(one));
  if (name === 'nav' || /^(?:navigation|menu|menubar|search)$/.test(role)) return navigation;
  if (is(/^(?:skip-?link|skip-to-content|breadcrumbs?|pagination|nav-?bar|main-?menu|main-?nav)$/))
    return navigation;
  if (is(cookieNames)) return 'a message about cookies';
  if (name === 'dialog' || /dialog$/.test(role)) return 'a dialog';
  if (is(/^(?:comments|comments-area|comment-respond|disqus_thread)$/)) return 'comments';
  if (is(/^(?:share-?buttons|social-?share|sharedaddy|jp-relatedposts|related-?posts)$/))
    return 'links to share or to go on';
  const isOfSite = !hasAncestor(element, /^(?:article|aside|main|section)$/);
  const isEnd = name === 'footer' || role === 'contentinfo' || is(/^(?:site-?footer|footer)$/);
  if (isEnd && isOfSite) return 'the footer';
  const isStart =
    name === 'header' || role === 'banner' || is(/^(?:site-?header|header|top-?bar)$/);
  if (isStart && isOfSite && !DomUtils.existsOne(isMainHeading, element.children))
    return 'the header';
  const isBeside = (name === 'aside' && isOfSite) || is(/^(?:sidebar|widget-area|site-?sidebar)$/);
  return isBeside ? 'what is beside the main part of a page' : undefined;
}

const navigation = 'navigation';
const cookieNames =
  /^(?:cookie|gdpr|consent)s?[-_]?(?:bar|banner|box|consent|dialog|info|law|message|modal|notice|overlay|popup)|^(?:cc-window|gdpr|onetrust.*|cybotcookiebot\w*)$/;

function hasAncestor(element: HtmlElement, names: RegExp): boolean {
  for (let at = element.parent; at && 'name' in at; at = at.parent)
    if (names.test(at.name as string)) return true;
  return false;
}

import { DomUtils } from 'htmlparser2';
import { fileNameHash } from '../../../base/files/fileNameHash.ts';
import { escapeHtml } from '../../../base/text/escape.ts';
import { type HtmlDocument, type HtmlElement, parseHtml } from '../../../base/text/parseHtml.ts';
import { readPage } from '../../../renderer/index.ts';
import type { ContentChanges, PageChanges } from '../../_shared/changes/index.ts';
import { readContent } from '../comparison/readContent.ts';
import type { MarkedChange } from './listChanges.ts';
import { type PageLinks, relocateLinks } from './relocateLinks.ts';

/** Which version of a page is annotated. */
export type AnnotatedVersion = 'old' | 'new';

/** The notes of the annotated page about its changes. */
export interface Annotation {
  changes: PageChanges;
  /** The changes that are counted, as `listChanges` returns them. */
  marks: readonly MarkedChange[];
}

/**
 * Marks the changes in one version of a page, and adds the script and the stylesheet of the preview.
 * The scripts of the page are left out: they need a server, and without them all content shows.
 */
export function annotatePage(
  html: string,
  side: AnnotatedVersion,
  annotation: Annotation,
  links: PageLinks,
): string {
  const page = parseHtml(html);
  markChanges(page, side, annotation);
  relocateLinks(page, links);
  for (const element of DomUtils.findAll(isDropped, page.children)) DomUtils.removeElement(element);
  for (const element of DomUtils.getElementsByTagName('noscript', page)) unwrap(element);
  const { root, other = '', live } = links;
  const [head] = DomUtils.getElementsByTagName('head', page);
  const [body] = DomUtils.getElementsByTagName('body', page);
  // No form of a preview reaches the back end of the site.
  const directives = `${live ? '' : "connect-src 'none'; "}form-action 'none'`;
  const policy = `<meta http-equiv="Content-Security-Policy" content="${directives}">`;
  const files = `<link rel="stylesheet" href="${root}preview.css"><script defer src="${root}preview.js"></script>`;
  const reload = live?.hasVite
    ? `<meta name="bw-digest" content="${fileNameHash(html)}"><script type="module" src="/features/review/browser/reloadPage.ts"></script>`
    : '';
  if (head) append(head, `${policy}<meta name="robots" content="noindex">${files}${reload}`);
  const data = { side, root, other, plain: live?.plain ?? '' };
  const attributes = Object.entries(data).map(
    ([name, value]) => ` data-${name}="${escapeHtml(value)}"`,
  );
  const marks = annotation.marks.map(renderMark).join('');
  if (body) append(body, `<template id="bw-preview"${attributes.join('')}>${marks}</template>`);
  return DomUtils.getOuterHTML(page);
}

function renderMark({ kind, title, details }: MarkedChange): string {
  return `<section data-kind="${kind}"><h2>${escapeHtml(title)}</h2>${details}</section>`;
}

function isDropped({ name, attribs }: HtmlElement): boolean {
  return (
    (name === 'script' && attribs.type !== 'application/ld+json') ||
    (name === 'meta' && (attribs.name === 'robots' || 'http-equiv' in attribs)) ||
    (name === 'link' && /preload/.test(attribs.rel ?? ''))
  );
}

function markChanges(
  page: HtmlDocument,
  side: AnnotatedVersion,
  { changes, marks }: Annotation,
): void {
  const { frame, sections } = readPage(page);
  if (marks.length === 0) return;
  const numbers = new Map(
    marks.map(({ section, frame: part }, number) => [section ?? part, number]),
  );
  for (const part of changes.frame) {
    const element = frame.get(part.name);
    if (element) mark(element, side, { number: numbers.get(part), ...part });
  }
  let previous = frame.get('breadcrumbs');
  for (const section of changes.sections) {
    const index = side === 'old' ? section.oldIndex : section.newIndex;
    const element = index === undefined ? undefined : sections[index];
    const number = numbers.get(section);
    if (element && section.kind !== 'same') mark(element, side, { number, ...section });
    const text = `${side === 'new' ? 'Removed here' : 'Added here'}: ${section.title}`;
    previous = element ?? addNote(page, previous, `${number}`, text);
  }
}

/** Marks an element, and the texts and pictures in it that differ. */
function mark(
  root: HtmlElement,
  side: AnnotatedVersion,
  { number, kind, content }: { number: number | undefined; kind: string; content: ContentChanges },
): void {
  root.attribs['data-bw-change'] = `${number}`;
  root.attribs['data-bw-kind'] = kind;
  // All of an added section is new.
  if (kind !== 'changed') return;
  const { texts, pictures } = readContent(root);
  for (const [index, change] of content.texts.entries())
    for (const place of side === 'old' ? change.oldPlaces : change.places)
      setMark(texts[place]?.element, 'data-bw-text', `${number}.${index}`);
  for (const change of content.pictures)
    for (const place of side === 'old' ? change.oldPlaces : change.places)
      setMark(pictures[place]?.element, 'data-bw-picture', change.kind);
}

function setMark(element: HtmlElement | undefined, name: string, value: string): void {
  if (element) element.attribs[name] = value;
}

/** Adds a note where the other version has a section that this one lacks. */
function addNote(
  page: HtmlDocument,
  previous: HtmlElement | undefined,
  number: string,
  text: string,
): HtmlElement | undefined {
  const [note] = parseHtml(`<p data-bw-change="${number}" data-bw-note>${escapeHtml(text)}</p>`)
    .children as HtmlElement[];
  const [main] = DomUtils.getElementsByTagName('main', page);
  if (note && previous) DomUtils.append(previous, note);
  else if (note && main) DomUtils.prependChild(main, note);
  return note;
}

function append(parent: HtmlElement, html: string): void {
  for (const node of [...parseHtml(html).children]) DomUtils.appendChild(parent, node);
}

function unwrap(element: HtmlElement): void {
  for (const node of [...element.children]) DomUtils.prepend(element, node);
  DomUtils.removeElement(element);
}

import { DomUtils } from 'htmlparser2';
import type { HtmlElement } from '../../../../base/text/parseHtml.ts';
import { namePicture } from '../../replaces/namePicture.ts';
import { collectText } from '../html/elements.ts';
import type { OnNote } from '../html/OnNote.ts';
import { readAlt } from '../html/readPicture.ts';
import type { ImportedArticle } from '../model/ImportedArticle.ts';
import { readDate } from '../text/readDate.ts';
import { findAll } from './findAll.ts';
import { squash } from './openOldPage.ts';
import type { PageHead } from './readOldHead.ts';
import { readTopics } from './readTopics.ts';
import { removeCredits } from './removeCredits.ts';
import { toPartMarkdown } from './toPartMarkdown.ts';

/** What the page of an article says. */
export type ArticleContent = Pick<
  ImportedArticle,
  'title' | 'date' | 'authors' | 'tags' | 'categories' | 'image' | 'anchors' | 'body'
>;

/**
 * Reads the page of an article: its text without what became columns, such as date and author.
 *
 * @param title the title that the head of the page has
 * @param image the picture for social networks, from the root of the site
 */
export function readArticlePage(
  roots: readonly HtmlElement[],
  { head, title, image, note }: { head: PageHead; title: string; image?: string; note: OnNote },
): ArticleContent {
  const root = findArticle(roots);
  const heading = findAll(roots, ({ name }) => name === 'h1')[0];
  const times = findAll(roots, ({ name }) => name === 'time');
  const dates = findAll(roots, isDate);
  const date = head.date ?? dates.map(readMoment).find((one) => one !== undefined);
  const byline = findAll(roots, isAuthor);
  const authors = head.authors.length > 0 ? head.authors : readAuthors(byline);
  const { tags, categories, links } = readTopics(roots, head);
  const name = heading ? squash(collectText(heading)) : title;
  const picture = image && takePicture(root, roots, image);
  removeCredits([...times, ...dates, ...byline, ...links], {
    roots,
    known: [
      ...authors,
      ...tags,
      ...categories,
      ...[...times, ...dates, ...byline].map(collectText),
    ],
    note,
  });
  if (heading?.parent) DomUtils.removeElement(heading);
  const { text, anchors } = toPartMarkdown(
    root ? root.children : roots.flatMap(({ children }) => children),
    name,
    note,
  );
  return {
    title: name,
    ...(date !== undefined && { date }),
    ...(authors.length > 0 && { authors }),
    ...(tags.length > 0 && { tags }),
    ...(categories.length > 0 && { categories }),
    ...(picture && { image: { src: picture.src, alt: picture.alt || (head.imageAlt ?? '') } }),
    anchors: Object.fromEntries(anchors),
    body: text,
  };
}

/** Finds the `<article>` with most of the text; undefined if the text is elsewhere. */
export function findArticle(roots: readonly HtmlElement[]): HtmlElement | undefined {
  const total = roots.reduce((sum, root) => sum + collectText(root).length, 0);
  return findAll(roots, ({ name }) => name === 'article').find(
    (element) => collectText(element).length > total / 2,
  );
}

function isDate({ name, attribs }: HtmlElement): boolean {
  return (
    (name === 'time' && attribs.datetime !== undefined) ||
    attribs.itemprop === 'datePublished' ||
    /\b(?:entry-date|post-date|published|pubdate|date)\b/i.test(attribs.class ?? '')
  );
}

function readMoment(element: HtmlElement): string | undefined {
  const { datetime, content } = element.attribs;
  const text = squash(collectText(element));
  return readDate(datetime ?? content ?? (text.length < 60 ? text : ''));
}

function isAuthor({ attribs }: HtmlElement): boolean {
  return (
    /\bauthor\b/i.test(attribs.rel ?? '') ||
    attribs.itemprop === 'author' ||
    /^(?:author|byline|p-author|post-author|entry-author)$/i.test(attribs.class ?? '')
  );
}

function readAuthors(elements: readonly HtmlElement[]): string[] {
  const names = elements.map((element) =>
    squash(collectText(element)).replace(/^(?:(?:written|posted)\s+)?(?:by|von|par|por)\s+/i, ''),
  );
  return [...new Set(names.filter((name) => name !== '' && name.length <= 60))].slice(0, 1);
}

/** Takes the picture of an article out of its text if it stands above it. */
function takePicture(
  root: HtmlElement | undefined,
  roots: readonly HtmlElement[],
  src: string,
): { src: string; alt: string } | undefined {
  const within = root ? [root] : roots;
  const pictures = findAll(roots, ({ name, attribs }) => name === 'img' && Boolean(attribs.src));
  const found = pictures.find(({ attribs }) => namePicture(attribs.src ?? '') === namePicture(src));
  if (!found) return { src, alt: '' };
  const all = findAll(within, () => true);
  const place = all.indexOf(found);
  const before = all
    .slice(0, Math.max(0, place))
    .some(({ name, children }) => name === 'p' && /\S{3,}\s+\S+\s+\S/.test(collectText(children)));
  if (place >= 0 && before) return undefined;
  const { src: shown = src } = found.attribs;
  const caption = found.parent && 'name' in found.parent && found.parent.name === 'figure';
  const isAlone = !caption || !/\S/.test(collectText(found.parent ?? found));
  if (!isAlone) return undefined;
  DomUtils.removeElement(found);
  return { src: shown, alt: readAlt(found) };
}

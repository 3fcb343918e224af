import { DomUtils } from 'htmlparser2';
import type { HtmlElement } from '../../../../base/text/parseHtml.ts';
import { collectText, hasClass } from '../html/elements.ts';
import { findAll } from './findAll.ts';
import type { OpenedPage } from './openOldPage.ts';
import { findArticle } from './readArticlePage.ts';

/** Whether the markup of a page says that it is an article: one `<article>` has most of its content. */
export function isArticlePage({ document }: OpenedPage, roots: readonly HtmlElement[]): boolean {
  const [body] = DomUtils.getElementsByTagName('body', document);
  const article = findArticle(roots);
  if (!article || collectText(article).trim().length < 150) return false;
  // WordPress puts its pages into articles too.
  const isPage =
    hasClass(article, 'type-page') ||
    (body && (hasClass(body, 'page') || hasClass(body, 'page-template')));
  const headings = findAll([article], ({ name }) => /^h[12]$/.test(name));
  const others = findAll([article], ({ name }) => name === 'article').length - 1;
  return (
    !isPage &&
    others === 0 &&
    (headings.length > 0 || findAll(roots, ({ name }) => name === 'h1').length > 0)
  );
}

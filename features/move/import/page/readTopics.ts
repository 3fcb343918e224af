import type { HtmlElement } from '../../../../base/text/parseHtml.ts';
import { collectText } from '../html/elements.ts';
import { findAll } from './findAll.ts';
import { squash } from './openOldPage.ts';
import type { PageHead } from './readOldHead.ts';

/** The tags and categories of an article, and the links that name them. */
export interface ArticleTopics {
  tags: string[];
  categories: string[];
  links: HtmlElement[];
}

/** Reads the tags and categories of an article by its links to their pages, and by the head of the page. */
export function readTopics(roots: readonly HtmlElement[], head: PageHead): ArticleTopics {
  const links = findAll(roots, ({ name, attribs }) => name === 'a' && isTopic(attribs));
  const [tags, categories] = [new Set<string>(), new Set<string>()];
  for (const link of links) {
    const words = squash(collectText(link)).replace(/^#/, '');
    const { rel = '', href = '' } = link.attribs;
    const isCategory = /\bcategory\b/.test(rel) || /\/categor(?:y|ies)\//.test(href);
    if (words !== '' && words.length <= 60) (isCategory ? categories : tags).add(words);
  }
  return {
    tags: [...(tags.size > 0 ? tags : head.tags)],
    categories: [...(categories.size > 0 ? categories : head.categories)],
    links,
  };
}

function isTopic({ rel = '', href = '' }: HtmlElement['attribs']): boolean {
  return (
    /\btag\b/.test(rel) ||
    /^\/(?:[\w-]+\/)?(?:tags?|categor(?:y|ies)|topics?)\/[^/]+\/?$/.test(href)
  );
}

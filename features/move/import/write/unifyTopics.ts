import type { ImportedArticle } from '../model/ImportedArticle.ts';
import type { ImportNote } from '../model/ImportNote.ts';
import { mergeNames } from '../place/mergeNames.ts';

/** The tags and categories of an article. */
type Topics = Pick<ImportedArticle, 'tags' | 'categories'>;

/** Gives tags, and categories, that share an address one spelling. Each one that changes is noted. */
export function unifyTopics(
  articles: readonly ImportedArticle[],
  note: (note: ImportNote) => void,
): (article: Topics) => { tags: string[]; categories: string[] } {
  const tags = mergeNames(articles.map((article) => article.tags ?? []));
  const categories = mergeNames(articles.map((article) => article.categories ?? []));
  for (const article of articles)
    for (const [names, spelling] of [
      [article.tags, tags],
      [article.categories, categories],
    ] as const)
      for (const name of names ?? []) {
        const other = spelling.get(name) ?? name;
        if (other !== name)
          note({
            file: article.source,
            what: 'a tag that shares its address with another',
            piece: name,
            became: `is ${other} now`,
          });
      }
  return (article) => ({
    tags: rename(article.tags, tags),
    categories: rename(article.categories, categories),
  });
}

function rename(
  names: readonly string[] | undefined,
  spelling: ReadonlyMap<string, string>,
): string[] {
  return [...new Set((names ?? []).map((name) => spelling.get(name) ?? name))];
}

import type { JsonValue } from '../../../_shared/yamlEdits/index.ts';
import type { PlacedArticle } from '../place/placeArticles.ts';
import type { LinkWriter } from './LinkWriter.ts';
import { type ArticleWords, toColumns } from './toColumns.ts';

/** Creates the row of an article or a translation, with its links and its picture at their new addresses. */
export function createRow(
  placed: PlacedArticle,
  links: LinkWriter,
  topics: Pick<ArticleWords, 'tags' | 'categories'>,
): Record<string, JsonValue> {
  const { image } = placed.article;
  const src = image && links.rewrite({ kind: 'picture', address: image.src }, placed);
  return toColumns(placed, {
    body: links.write(placed),
    ...(src && !src.startsWith('link:') && { image: { ...image, src } }),
    ...topics,
  });
}

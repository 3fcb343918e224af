import { removeUnusableCharacters } from '../../../../base/text/removeUnusableCharacters.ts';
import { commonColumns } from '../../../../schema/index.ts';
import type { JsonValue } from '../../../_shared/yamlEdits/index.ts';
import type { PlacedArticle } from '../place/placeArticles.ts';
import { describeText, toPlainLine } from './describeText.ts';
import { escapeBody, escapeBraces, escapeMarks } from './escapeBody.ts';

/** What the writer found out for an article. */
export interface ArticleWords {
  body: string;
  image?: { src: string; alt: string };
  tags: readonly string[];
  categories: readonly string[];
}

/** Returns the columns of the row of an article, with `body`; those without a value are missing. */
export function toColumns(
  { article, route, oldAddresses, isBehind }: PlacedArticle,
  { body, image, tags, categories }: ArticleWords,
): Record<string, JsonValue> {
  const title = toPlainLine(article.title) || 'Untitled';
  const description = describeText(article.description, body) || title;
  const columns: Record<string, JsonValue | undefined> = {
    title: escapeMarks(title),
    description: escapeMarks(description),
    date: article.date,
    updated: article.updated,
    address: route,
    oldAddresses: list(oldAddresses),
    tags: list(tags),
    categories: list(categories),
    authors: list(article.authors?.map(toPlainLine)),
    image: image && { src: image.src, alt: escapeMarks(toPlainLine(image.alt)) },
    language: article.language,
    feedId: article.feedId,
    draft: article.isDraft || isBehind ? true : undefined,
    publishAt: article.publishAt,
    expireAt: article.expireAt,
  };
  const own = new Set(Object.keys(columns));
  for (const [name, value] of Object.entries(article.columns ?? {})) {
    const column = toColumnName(name);
    if (!own.has(column) && !(column in commonColumns)) columns[column] ??= tidyValue(value);
  }
  // A page needs a text; one of a title alone says it.
  const text = escapeBody(dropTitle(body, title)) || escapeMarks(description);
  return Object.fromEntries(
    [...Object.entries(columns), ['body', text] as const].filter(
      (entry): entry is [string, JsonValue] => entry[1] !== undefined,
    ),
  );
}

function list(values: readonly string[] | undefined): JsonValue | undefined {
  return values && values.length > 0 ? values.map(escapeBraces) : undefined;
}

/** Returns a name in the form of a column. */
export function toColumnName(name: string): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  const joined = words
    .map((word, index) =>
      index === 0
        ? word.charAt(0).toLowerCase() + word.slice(1)
        : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join('');
  const column = /^[a-z]/.test(joined) ? joined : `column${joined}`;
  // These have a meaning in rows and templates.
  return /^(?:key|body|previous|next|value|count)$/.test(column) ? `${column}Value` : column;
}

/** Returns a value with texts that mean nothing to templates, and without what no text may contain. */
export function tidyValue(value: JsonValue): JsonValue {
  if (typeof value === 'string') return escapeBraces(removeUnusableCharacters(value));
  if (Array.isArray(value)) return value.filter((item) => item !== null).map(tidyValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== null)
      .map(([key, inner]) => [key, tidyValue(inner)]),
  );
}

/** Removes a heading at the start that says the title again. */
function dropTitle(body: string, title: string): string {
  const [, heading = '', rest = ''] =
    /^\s*(?:#[ \t]+([^\n]+?)[ \t#]*\n|[^\n]*(?![\s\S]))([\s\S]*)$/.exec(body) ?? [];
  const bare = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  return heading && bare(heading) === bare(title) ? rest : body;
}

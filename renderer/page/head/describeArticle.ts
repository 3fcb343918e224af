/** Metadata of an article for the head, from its structured data. */
export interface ArticleMetadata {
  /** Address of its picture. */
  image?: string;
  /** Names of its authors. */
  authors: string[];
  /** Open Graph properties and their values. */
  properties: [property: string, content: string][];
}

/** Describes the first article in the structured data of a page; undefined if there is none. */
export function describeArticle(data: readonly object[]): ArticleMetadata | undefined {
  const things = data as readonly Record<string, unknown>[];
  const article = things.find((thing) => types.has(String(thing['@type'])));
  if (!article) return undefined;
  const { datePublished, dateModified, author, image, keywords } = article;
  const authors = [author].flat().filter((one) => typeof one === 'object' && one !== null) as {
    name?: unknown;
    url?: unknown;
  }[];
  const [picture] = [image].flat();
  return {
    ...(typeof picture === 'string' && { image: picture }),
    authors: listTexts(authors.map(({ name }) => name)),
    properties: [
      ...label('article:published_time', datePublished),
      ...label('article:modified_time', dateModified),
      ...label(
        'article:author',
        authors.map(({ url }) => url),
      ),
      ...label('article:tag', keywords),
    ],
  };
}

const types = new Set(['Article', 'BlogPosting', 'NewsArticle', 'TechArticle']);

function label(property: string, value: unknown): [string, string][] {
  return listTexts(value).map((text) => [property, text]);
}

function listTexts(value: unknown): string[] {
  return [value].flat().filter((one): one is string => typeof one === 'string');
}

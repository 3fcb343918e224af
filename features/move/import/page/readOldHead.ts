import { isMapping } from '../../../../base/values/isMapping.ts';
import { type DataObject, readTypes } from '../../page/readStructuredData.ts';
import { readDate } from '../text/readDate.ts';
import { type OpenedPage, squash } from './openOldPage.ts';

/** What the head and the structured data of a page say of it. */
export interface PageHead {
  /** Whether structured data says that it is an article. */
  isArticle: boolean;
  headline?: string;
  description?: string;
  date?: string;
  updated?: string;
  authors: string[];
  tags: string[];
  categories: string[];
  /** The picture for social networks, as it is written. */
  image?: string;
  imageAlt?: string;
  /** The name of the site. */
  siteName?: string;
}

/** Reads the head of a page. */
export function readOldHead({ metas, data }: OpenedPage): PageHead {
  const article = data.find((object) => readTypes(object).some((type) => articleTypes.test(type)));
  const meta = (...names: string[]) => names.flatMap((name) => metas.get(name) ?? [])[0];
  const date = readDate(
    article?.datePublished ?? meta('article:published_time', 'date', 'dc.date'),
  );
  const updated = readDate(article?.dateModified ?? meta('article:modified_time'));
  const text = (value: unknown) =>
    typeof value === 'string' && value.trim() !== '' ? squash(value) : undefined;
  const written = [article?.author].flat().flatMap((one) => readName(one, data) ?? []);
  const named = [meta('author', 'article:author') ?? ''].filter(
    (name) => name !== '' && !/^https?:|@/.test(name),
  );
  const keywords = [article?.keywords].flat().flatMap((one) => text(one)?.split(/\s*,\s*/) ?? []);
  const tags = metas.get('article:tag') ?? [];
  const categories = [article?.articleSection ?? meta('article:section')].flat();
  return {
    isArticle: article !== undefined,
    ...set('headline', text(article?.headline) ?? meta('og:title')),
    ...set('description', meta('description', 'og:description') ?? text(article?.description)),
    ...set('date', date),
    ...set(
      'updated',
      updated && date && updated.slice(0, 10) > date.slice(0, 10) ? updated : undefined,
    ),
    authors: [...new Set(written.length > 0 ? written : named)],
    tags: [...new Set(tags.length > 0 ? tags : keywords)].filter((tag) => tag !== ''),
    categories: [...new Set(categories.flatMap((one) => text(one) ?? []))],
    ...set('image', readImageAddress(article?.image, data) ?? meta('og:image', 'twitter:image')),
    ...set('imageAlt', meta('og:image:alt', 'twitter:image:alt')),
    ...set('siteName', meta('og:site_name')),
  };
}

const articleTypes = /^(?:(?:Tech|News|Scholarly)?Article|BlogPosting|SocialMediaPosting|Report)$/;

function set<Key extends string>(key: Key, value: string | undefined): { [key in Key]?: string } {
  return (value ? { [key]: value } : {}) as { [key in Key]?: string };
}

/** Returns the name of a person or organization, which may be a reference to another object. */
function readName(value: unknown, data: readonly DataObject[]): string | undefined {
  if (typeof value === 'string') return /^https?:/.test(value) ? undefined : squash(value);
  if (!isMapping(value)) return undefined;
  const other = data.find((object) => value['@id'] !== undefined && object['@id'] === value['@id']);
  const { name } = typeof value.name === 'string' ? value : (other ?? {});
  return typeof name === 'string' && name.trim() !== '' ? squash(name) : undefined;
}

function readImageAddress(value: unknown, data: readonly DataObject[]): string | undefined {
  if (Array.isArray(value)) return readImageAddress(value[0], data);
  if (typeof value === 'string') return value;
  if (!isMapping(value)) return undefined;
  const other = data.find((object) => value['@id'] !== undefined && object['@id'] === value['@id']);
  const url = value.url ?? value.contentUrl ?? other?.url ?? other?.contentUrl;
  return typeof url === 'string' ? url : undefined;
}

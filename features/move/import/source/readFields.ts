import { isMapping } from '../../../../base/values/isMapping.ts';
import type { OnNote } from '../html/OnNote.ts';
import type { ImportedArticle } from '../model/ImportedArticle.ts';
import { readDate } from '../text/readDate.ts';
import { toJson } from './readDataFile.ts';

/** The columns of an article that its front matter names. */
export type ArticleFields = Partial<
  Omit<ImportedArticle, 'source' | 'collection' | 'address' | 'body'>
>;

/** Keys of front matter that say how a page looks or is made, not what it is about. */
const layoutKeys = new Set(
  'layout permalink url slug aliases alias redirect_from redirect_to published draft type outputs output build _build headless cascade body body_class bodyclass classes class css style styles js scripts sidebar header_type theme template templateengineoverride templateclass eleventynavigation eleventyexcludefromcollections eleventycomputed pagination dynamicpermalink toc showtoc tocopen hidemeta comments disqus math katex mathjax mermaid sitemap robots noindex nav nav_order nav_exclude has_children menu menus weight-layout render_with_liquid excerpt_separator'.split(
    ' ',
  ),
);

const names = {
  title: ['title', 'name', 'linktitle'],
  description: [
    'description',
    'summary',
    'excerpt',
    'subtitle',
    'abstract',
    'lead',
    'teaser',
    'seo_description',
  ],
  date: [
    'date',
    'pubdate',
    'publishdate',
    'published_at',
    'publisheddate',
    'created',
    'created_at',
    'published_time',
  ],
  updated: [
    'updated',
    'updateddate',
    'lastmod',
    'last_modified_at',
    'modified',
    'last_modified',
    'lastmodified',
    'updated_at',
    'last_updated',
    'modifieddate',
    'lastupdated',
  ],
  tags: ['tags', 'tag', 'keywords'],
  categories: ['categories', 'category'],
  authors: ['authors', 'author', 'by'],
  image: [
    'image',
    'cover',
    'cover_image',
    'coverimage',
    'heroimage',
    'hero_image',
    'featured_image',
    'featuredimage',
    'feature_image',
    'thumbnail',
    'banner',
    'header',
    'images',
    'og_image',
    'ogimage',
    'teaser_image',
    'img',
  ],
  imageAlt: ['image_alt', 'imagealt', 'heroalt', 'cover_alt', 'coveralt', 'alt', 'heroimagealt'],
  language: ['lang', 'language', 'locale'],
} as const;

/**
 * Reads the columns of an article from front matter, whatever the generator calls them. Other keys become
 * columns of their own; those of layout are left out.
 *
 * @param options.splitTags whether a text of tags is a list separated by spaces, as in Jekyll
 * @param options.nameAuthor returns the name of an author by its key
 */
export function readFields(
  data: Readonly<Record<string, unknown>>,
  note: OnNote,
  {
    splitTags = false,
    nameAuthor,
  }: { splitTags?: boolean; nameAuthor?: (key: string) => string | undefined } = {},
): ArticleFields {
  const values = new Map(
    Object.entries(data).map(([key, value]) => [key.toLowerCase(), { key, value }]),
  );
  const used = new Set<string>();
  const take = <Value>(
    keys: readonly string[],
    read: (value: unknown) => Value | undefined,
  ): Value | undefined => {
    for (const key of keys) {
      const found = values.get(key);
      const value = found && read(found.value);
      if (found && value !== undefined) {
        used.add(found.key);
        return value;
      }
    }
    return undefined;
  };
  const readMoment = (value: unknown) => {
    if (value === '' || value === null || value === undefined) return undefined;
    const moment = readDate(value);
    if (moment === undefined && /\d/.test(String(value)))
      note('a date that cannot be read', String(value), 'left out');
    return moment;
  };
  const list = (value: unknown) => readNames(value, splitTags);
  const imageAlt = take(names.imageAlt, readText);
  const image = take(names.image, readImage);
  const authors = take(names.authors, readAuthors)?.map((name) => nameAuthor?.(name) ?? name);
  const fields = {
    title: take(names.title, readText),
    description: take(names.description, readText),
    date: take(names.date, readMoment),
    updated: take(names.updated, readMoment),
    tags: take(names.tags, list),
    categories: take(names.categories, list),
    authors,
    image: image && { ...image, alt: image.alt || imageAlt || '' },
    language: take(names.language, readText),
    expireAt: take(['expirydate', 'expiry_date', 'unpublishdate'], readMoment),
    isDraft:
      values.get('draft')?.value === true || isNo(values.get('published')?.value) || undefined,
  };
  for (const key of [...names.date, ...names.updated]) {
    const found = values.get(key);
    if (found) used.add(found.key);
  }
  const columns = Object.entries(data).filter(
    ([key, value]) =>
      !used.has(key) &&
      !layoutKeys.has(key.toLowerCase()) &&
      value !== null &&
      value !== '' &&
      value !== undefined,
  );
  const others = Object.fromEntries(columns.map(([key, value]) => [key, toJson(value)]));
  return Object.fromEntries(
    Object.entries({ ...fields, ...(columns.length > 0 && { columns: others }) }).filter(
      ([, value]) => value !== undefined,
    ),
  ) as ArticleFields;
}

function isNo(value: unknown): boolean {
  return value === false || /^(?:no|false|off)$/i.test(String(value));
}

function readText(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** Reads names: a list, mappings with names, or a text with commas. */
export function readNames(value: unknown, splitSpaces: boolean): string[] | undefined {
  const items =
    typeof value === 'string'
      ? value.split(splitSpaces && !value.includes(',') ? /\s+/ : /,/)
      : Array.isArray(value)
        ? value
        : isMapping(value)
          ? [value]
          : typeof value === 'number'
            ? [value]
            : [];
  const texts = items
    .map((item) =>
      isMapping(item) ? (readText(item.name) ?? readText(item.title)) : readText(item),
    )
    .filter((text) => text !== undefined)
    .map((text) => text.replaceAll(/^["'[\s]+|["'\]\s]+$/g, ''))
    .filter((text) => text !== '');
  return texts.length > 0 ? [...new Set(texts)] : undefined;
}

function readAuthors(value: unknown): string[] | undefined {
  return typeof value === 'string' ? readNames([value.trim()], false) : readNames(value, false);
}

function readImage(value: unknown): { src: string; alt: string } | undefined {
  if (Array.isArray(value)) return readImage(value[0]);
  if (isMapping(value)) {
    const inner = [
      'path',
      'src',
      'url',
      'image',
      'feature',
      'teaser',
      'filename',
      'overlay_image',
      'og_image',
    ].map((key) => readText(value[key]));
    const src = inner.find((text) => text !== undefined);
    return src === undefined
      ? undefined
      : { src, alt: readText(value.alt) ?? readText(value.image_description) ?? '' };
  }
  const src = readText(value);
  return src !== undefined && /\.(?:jpe?g|png|gif|webp|avif|svg|tiff?)(?:[?#]|$)/i.test(src)
    ? { src, alt: '' }
    : undefined;
}

import type { OnNote } from '../html/OnNote.ts';
import type { ImportedArticle } from '../model/ImportedArticle.ts';
import { readDate } from '../text/readDate.ts';
import { fieldNames, layoutKeys } from './fieldNames.ts';
import { toJson } from './readDataFile.ts';
import { readImage } from './readImage.ts';
import { readNames } from './readNames.ts';
import { readPlainText } from './readPlainText.ts';

/** The columns of an article that its front matter names. */
export type ArticleFields = Partial<
  Omit<ImportedArticle, 'source' | 'collection' | 'address' | 'body'>
>;

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
  const imageAlt = take(fieldNames.imageAlt, readPlainText);
  const image = take(fieldNames.image, readImage);
  const authors = take(fieldNames.authors, readAuthors)?.map((name) => nameAuthor?.(name) ?? name);
  const fields = {
    title: take(fieldNames.title, readPlainText),
    description: take(fieldNames.description, readPlainText),
    date: take(fieldNames.date, readMoment),
    updated: take(fieldNames.updated, readMoment),
    tags: take(fieldNames.tags, list),
    categories: take(fieldNames.categories, list),
    authors,
    image: image && { ...image, alt: image.alt || imageAlt || '' },
    language: take(fieldNames.language, readPlainText),
    expireAt: take(['expirydate', 'expiry_date', 'unpublishdate'], readMoment),
    isDraft:
      values.get('draft')?.value === true || isNo(values.get('published')?.value) || undefined,
  };
  for (const key of [...fieldNames.date, ...fieldNames.updated]) {
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

function readAuthors(value: unknown): string[] | undefined {
  return typeof value === 'string' ? readNames([value.trim()], false) : readNames(value, false);
}

import { decodePath } from '../../../../base/text/encodePath.ts';
import type { JsonValue } from '../../../_shared/yamlEdits/index.ts';
import { convertHtml } from '../html/convertHtml.ts';
import type { OnNote } from '../html/OnNote.ts';
import type { ImportedArticle } from '../model/ImportedArticle.ts';
import type { Attachments } from './Attachments.ts';
import { readLine } from './collapse.ts';
import { convertContent } from './convertContent.ts';
import { readMoment } from './readMoment.ts';
import { readSearchData } from './readSearchData.ts';
import type { WxrExport, WxrItem } from './WxrExport.ts';

/** What converting an item needs to know. */
export interface ItemContext {
  site: WxrExport;
  attachments: Attachments;
  patterns: ReadonlyMap<string, string>;
  note(item: WxrItem, ...rest: Parameters<OnNote>): void;
}

/** Converts an article, a page or an item of another type. */
export function convertItem(item: WxrItem, context: ItemContext): ImportedArticle {
  const { site, attachments, patterns } = context;
  const field = (name: string) => (item.fields.get(name) ?? '').trim();
  const note: OnNote = (...rest) => context.note(item, ...rest);
  const type = field('wp:post_type') || 'post';
  const id = field('wp:post_id');
  const address = findAddress(item);
  const title = readLine(field('title')) || decodePath(field('wp:post_name')) || `${type} ${id}`;
  const { body, pageCount } = convertContent(item, { title, attachments, patterns, note });
  const moment = readMoment(field('wp:post_date'), field('wp:post_date_gmt'));
  const excerpt = convertHtml(field('excerpt:encoded'), note, { breaks: true }).text;
  const search = readSearchData(item, title);
  const image = attachments.find(item.meta.get('_thumbnail_id')?.trim() ?? '');
  const labels = (domain: string) => [
    ...new Set(
      item.terms.filter((term) => term.domain === domain).map(({ label }) => readLine(label)),
    ),
  ];
  const columns: Record<string, JsonValue> = {
    ...(field('wp:is_sticky') === '1' && { sticky: true }),
    ...(excerpt && search.description && { excerpt }),
    ...(search.title && { searchTitle: search.title }),
    ...readTaxonomies(item, note),
  };
  const status = field('wp:status') || 'publish';
  const state = readState(item, status, moment, note);
  if (search.isUnlisted)
    note(
      'an article that search engines must not list',
      '',
      'is listed; write `noindex: true` for its page',
    );
  const parts = address.replace(/\/$/, '');
  const olds = [
    ...(id ? [type === 'page' ? `/?page_id=${id}` : `/?p=${id}`] : []),
    ...Array.from({ length: pageCount - 1 }, (_, at) => `${parts}/${at + 2}`),
    ...(item.meta.get('_wp_old_slug')
      ? [parts.replace(/[^/]+$/, decodePath(item.meta.get('_wp_old_slug') ?? ''))]
      : []),
  ].filter((old) => old !== address);
  const isDated = type !== 'page';
  const updated = readMoment(field('wp:post_modified'), field('wp:post_modified_gmt'));
  const author = field('dc:creator');
  return {
    source: address,
    collection: collectionNames[type] ?? type,
    address,
    oldAddresses: olds,
    title,
    ...withDescription(search.description, excerpt),
    ...(isDated && moment && { date: moment }),
    ...(isDated && updated && updated.slice(0, 10) > (moment ?? '').slice(0, 10) && { updated }),
    tags: labels('post_tag'),
    categories: labels('category'),
    ...(isDated && author && { authors: [site.authors.get(author) ?? author] }),
    ...(image && { image: { src: image.url, alt: image.alt } }),
    ...(type === 'post' && field('guid') && { feedId: field('guid') }),
    ...state,
    ...(Object.keys(columns).length > 0 && { columns }),
    body,
  };
}

const collectionNames: Readonly<Record<string, string>> = { post: 'posts', page: 'pages' };

/** Returns the address of an item from the root: its permalink, or one made of its name. */
export function findAddress(item: WxrItem): string {
  const link = (item.fields.get('link') ?? '').trim();
  const name = decodePath((item.fields.get('wp:post_name') ?? '').trim());
  const id = (item.fields.get('wp:post_id') ?? '').trim();
  if (URL.canParse(link)) {
    const { pathname, search } = new URL(link);
    if (!/[?&](?:p|page_id|post_type|attachment_id)=/.test(search)) return decodePath(pathname);
  }
  return `/${name || `${item.fields.get('wp:post_type') ?? 'post'}-${id}`}`;
}

/** Returns the address under which WordPress shows an item, as it is: `/?attachment_id=12`. */
export function findOldAddress(item: WxrItem): string {
  const link = (item.fields.get('link') ?? '').trim();
  const { pathname, search } = URL.canParse(link) ? new URL(link) : { pathname: '', search: '' };
  return search ? pathname + search : findAddress(item);
}

/** Returns what hides an item from visitors. */
function readState(
  item: WxrItem,
  status: string,
  moment: string | undefined,
  note: OnNote,
): Pick<ImportedArticle, 'isDraft' | 'publishAt'> {
  if ((item.fields.get('wp:post_password') ?? '').trim() !== '') {
    note('an article with a password', '', 'is a draft; pages cannot ask for a password');
    return { isDraft: true };
  }
  if (status === 'future' && moment) return { publishAt: moment };
  if (status === 'publish') return {};
  note(`an article that is not published (${status})`, '', 'is a draft');
  return { isDraft: true };
}

/** Returns the terms of taxonomies of plugins as columns. */
function readTaxonomies(item: WxrItem, note: OnNote): Record<string, JsonValue> {
  const columns: Record<string, string[]> = {};
  for (const { domain, label } of item.terms) {
    if (
      /^(?:category|post_tag|nav_menu|link_category|wp_\w+|language|post_translations)$/.test(
        domain,
      )
    )
      continue;
    if (domain === 'post_format') {
      note('the format of an article', label, 'left out');
      continue;
    }
    const name = domain.replaceAll(/[^A-Za-z0-9]+(\w?)/g, (_, next: string) => next.toUpperCase());
    columns[name] = [...(columns[name] ?? []), readLine(label)];
  }
  return columns;
}

function withDescription(
  description: string | undefined,
  excerpt: string,
): { description?: string } {
  const text = description ?? excerpt;
  return text ? { description: text.replaceAll(/\s*\n+\s*/g, ' ') } : {};
}

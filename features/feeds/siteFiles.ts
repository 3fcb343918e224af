import { escapeHtml } from '../../base/text/escape.ts';
import { plainWords } from '../../base/text/plainWords.ts';
import { parseMoment } from '../../base/time/parseMoment.ts';
import {
  localizeRenderContext,
  publicUrl,
  type RenderContext,
  type SiteFile,
  type SiteFileContext,
  translateLink,
} from '../../renderer/index.ts';
import { type ListPaths, readListParts, readLists } from '../../schema/vocabulary.ts';
import type { Feed } from './feed.ts';
import { keys } from './keys.ts';

/** The addresses of the files. */
export const paths: ListPaths = (site) => {
  const { feeds = [] } = site ? readListParts(site, keys.siteLists) : {};
  return { inEachLanguage: feeds.flatMap(({ path }) => [`${path}.xml`, `${path}.json`]) };
};

/** Lists each feed of the site, in each language, as RSS 2.0 and as JSON Feed 1.1. */
export function siteFiles({ locales, getLists, renderContext }: SiteFileContext): SiteFile[] {
  return locales.flatMap((locale) => {
    const { feeds = [] } = readLists(getLists(locale), keys.siteLists);
    return generateFeeds(feeds, localizeRenderContext(renderContext, locale));
  });
}

/** Generates feeds in a language. */
export function generateFeeds(
  feeds: readonly Feed[],
  context: Context,
): [path: string, generate: () => string][] {
  return feeds.flatMap((feed): [string, () => string][] => {
    const path = feed.path.slice(1);
    return [
      [`${path}.xml`, () => generateRss(feed, context)],
      [`${path}.json`, () => generateJsonFeed(feed, context)],
    ];
  });
}

type Context = Pick<RenderContext, 'site' | 'base' | 'versions' | 'locale'>;

function generateRss({ path, title, description, items }: Feed, context: Context): string {
  const address = publicUrl(`${path}.xml`, context);
  const ids = createIds(items, context);
  const entries = items.map(({ title, to, date, text, author, tags = [] }, index) => {
    const url = toUrl(to, context);
    const id = ids[index] ?? url;
    return [
      '<item>',
      element('title', title),
      `<link>${escapeHtml(url)}</link>`,
      `<guid isPermaLink="${id === url}">${escapeHtml(id)}</guid>`,
      element('pubDate', new Date(parseMoment(date, context.site.timeZone)).toUTCString()),
      ...(text ? [element('description', text)] : []),
      ...(author ? [element('dc:creator', author)] : []),
      ...tags.map((tag) => element('category', tag)),
      '</item>',
    ].join('\n');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', title),
    `<link>${escapeHtml(toUrl('/', context))}</link>`,
    element('description', description),
    element('language', context.site.locale.toLowerCase()),
    `<atom:link href="${escapeHtml(address)}" rel="self" type="application/rss+xml"/>`,
    ...entries,
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function generateJsonFeed({ path, title, description, items }: Feed, context: Context): string {
  const ids = createIds(items, context);
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: plainWords(title),
    ...(description !== undefined && { description: plainWords(description) }),
    home_page_url: toUrl('/', context),
    feed_url: publicUrl(`${path}.json`, context),
    language: context.site.locale,
    items: items.map(({ title, to, date, text, author, tags }, index) => ({
      id: ids[index] ?? '',
      url: toUrl(to, context),
      title: plainWords(title),
      content_text: plainWords(text ?? title),
      date_published: new Date(parseMoment(date, context.site.timeZone)).toISOString(),
      ...(author && { authors: [{ name: plainWords(author) }] }),
      ...(tags && { tags: tags.map(plainWords) }),
    })),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}

/** Creates the ids of entries: their own, or their addresses, with dates where entries share a page. */
function createIds(items: Feed['items'], context: Context): string[] {
  const urls = items.map(({ to }) => toUrl(to, context));
  return urls.map(
    (url, index) =>
      items[index]?.id ??
      (urls.indexOf(url) === urls.lastIndexOf(url) ? url : `${url}#${items[index]?.date}`),
  );
}

function toUrl(to: string, context: Context): string {
  return to.startsWith('/') ? publicUrl(translateLink(to, context).address, context) : to;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeHtml(plainWords(text))}</${name}>`;
}

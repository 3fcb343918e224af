import { posix } from 'node:path';
import { isOtherMarkup } from '../source/isOtherMarkup.ts';
import { openSourceText } from '../source/openSourceText.ts';
import { readNames } from '../source/readNames.ts';
import type { SourceFolder } from '../source/SourceFolder.ts';
import { readDate } from '../text/readDate.ts';
import { buildDocumentAddress } from './buildDocumentAddress.ts';
import type { JekyllConfig } from './JekyllConfig.ts';
import type { JekyllDocument } from './JekyllDocument.ts';

/** Lists posts, drafts, pages and rows of collections, and the addresses of feeds that templates write. */
export function listDocuments(
  folder: SourceFolder,
  config: JekyllConfig,
): { documents: JekyllDocument[]; feeds: string[] } {
  const feeds: string[] = [];
  const documents = listPlaces(folder, config).flatMap((place) => {
    if (jekyllTexts.test(place.path)) return openDocument(folder, config, place) ?? [];
    feeds.push(...readOtherFile(folder, place));
    return [];
  });
  return { documents, feeds };
}

/** Matches names of files with texts. */
export const jekyllTexts = /\.(?:md|markdown|mkdown|mkdn|mkd|html?)$/i;

/** Where a document is. */
interface Place {
  path: string;
  type: string;
  /** The folder with `_posts` or `_drafts`, which names categories. */
  above: string;
  /** Its path below the folder of its collection. */
  below: string;
}

function listPlaces({ paths }: SourceFolder, { collections, values }: JekyllConfig): Place[] {
  const excluded = (readNames(values.exclude, false) ?? []).map((name) => name.replace(/\/$/, ''));
  return paths.flatMap((path): Place | [] => {
    if (excluded.some((name) => path === name || path.startsWith(`${name}/`))) return [];
    const post = /^(?:(.*)\/)?_posts\/(.+)$/.exec(path) ?? /^(?:(.*)\/)?_drafts\/(.+)$/.exec(path);
    if (post) return { path, type: 'posts', above: post[1] ?? '', below: post[2] ?? '' };
    const [, name = '', below = ''] = /^(?:[^_]\w*\/)?_([^/]+)\/(.+)$/.exec(path) ?? [];
    if (collections.has(name) && name !== 'posts') return { path, type: name, above: '', below };
    if (/^\d{4}-\d\d?-\d\d?-.+\.(?:md|markdown)$/.test(path))
      return { path, type: 'posts', above: '', below: path };
    if (/(?:^|\/)[_.#]/.test(path) || /^(?:readme|license|contributing|changelog)\b/i.test(path))
      return [];
    return jekyllTexts.test(path) || isOtherMarkup(path) || /\.(?:xml|json|txt)$/i.test(path)
      ? { path, type: 'pages', above: '', below: path }
      : [];
  });
}

function openDocument(
  folder: SourceFolder,
  config: JekyllConfig,
  { path, type, above, below }: Place,
): JekyllDocument | undefined {
  const opened = openSourceText(folder, path, { keepsEmpty: type === 'posts' });
  if (!opened) return undefined;
  if (!opened.hasMatter && opened.text.trim() !== '') {
    // A page of HTML without front matter is a file.
    if (/\.html?$/i.test(path)) return undefined;
    if (type === 'pages' || type === 'posts')
      folder.add({
        file: path,
        line: 1,
        what: 'a text without front matter',
        became: 'was read nevertheless; Jekyll publishes the file as it is',
      });
  }
  const data = { ...config.getDefaults(path, type), ...opened.data };
  const base = posix.basename(below).replace(/\.[^.]+$/, '');
  const [, day, name = base] = /^(\d{2,4}-\d{1,2}-\d{1,2})-(.*)$/.exec(base) ?? [];
  const slug =
    typeof data.slug === 'string' && data.slug ? data.slug : type === 'posts' ? name : base;
  const date = readDate(data.date) ?? (day === undefined ? undefined : readDate(day));
  const own = readNames(data.categories ?? data.category, true) ?? [];
  const categories = [...new Set([...(above ? above.split('/') : []), ...own])];
  const document = { ...opened, data, type, slug, date, categories };
  return { ...document, address: buildDocumentAddress(document, below, config) };
}

/** Notes a file that is no text; returns the address of a feed. Jekyll writes such files with templates. */
function readOtherFile(folder: SourceFolder, { path, type }: Place): string[] {
  if (isOtherMarkup(path))
    folder.noteFile(path, 'a text in another language than Markdown', 'left out');
  else if (type === 'pages') {
    const text = folder.readText(path) ?? '';
    if (!text.startsWith('---')) return [];
    if (/<(?:feed|rss)\b/.test(text)) return [`/${path}`];
    if (!/sitemap|robots|search|manifest/.test(path))
      folder.noteFile(path, 'a file with templates', 'left out');
  }
  return [];
}

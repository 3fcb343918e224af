import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { UserError } from '../../../../base/errors/UserError.ts';
import { groupBy } from '../../../../base/lists/groupBy.ts';
import type { ImportedSite } from '../model/ImportedSite.ts';
import type { ImportNote } from '../model/ImportNote.ts';
import { Attachments } from './Attachments.ts';
import { convertItem, findAddress, findOldAddress, type ItemContext } from './convertItem.ts';
import { countOthers } from './countOthers.ts';
import { findUpload } from './findUpload.ts';
import { listExportFiles } from './listExportFiles.ts';
import { listMenus } from './listMenus.ts';
import { listTermPages } from './listTermPages.ts';
import { readExport } from './readExport.ts';
import type { UploadFetcher } from './UploadFetcher.ts';
import type { WxrItem } from './WxrExport.ts';

/**
 * Reads an export of WordPress.
 *
 * @param location a file, or a folder with the files of an export
 * @param media a folder with the uploads; by default, they are looked for beside the file
 * @param createFetcher creates what fetches uploads that are not on this machine; without it, they are noted
 * @throws UserError if there is no article in it
 */
export async function readWxr(
  location: string,
  progress: (done: string) => void,
  {
    media,
    createFetcher,
  }: { media?: string | undefined; createFetcher?: CreateFetcher | undefined } = {},
): Promise<ImportedSite> {
  const notes: ImportNote[] = [];
  const fetcher = createFetcher?.();
  const site = await readExport(listExportFiles(location), (note) => notes.push(note));
  if (site.items.length === 0)
    throw new UserError(
      `${location} contains no article of WordPress.\nExport the site under “Tools”, “Export”, “All content”.`,
    );
  const attachments = new Attachments(site);
  const kinds = groupBy(site.items, readKind);
  const context: ItemContext = {
    site,
    attachments,
    patterns: new Map(
      (kinds.get('pattern') ?? []).map(({ fields }) => [
        (fields.get('wp:post_id') ?? '').trim(),
        fields.get('content:encoded') ?? '',
      ]),
    ),
    note: (item, what, piece, became) =>
      notes.push({
        file: item.file,
        line: item.line,
        what,
        ...(piece && { piece: `${findAddress(item)}: ${piece}` }),
        became,
        ...(!piece && { piece: findAddress(item) }),
      }),
  };
  const sources = new Set<string>();
  const articles = unique(kinds.get('article') ?? [], context).map((item, at) => {
    if (at % 50 === 49) progress(`${at + 1} articles`);
    const article = convertItem(item, context);
    const isTaken = sources.has(article.source);
    sources.add(article.source);
    return isTaken
      ? { ...article, source: `${article.source}#${item.fields.get('wp:post_id')}` }
      : article;
  });
  notes.push(...listMenus(site), ...countOthers(kinds.get('other') ?? [], site.items));
  const isFolder = statSync(location).isDirectory();
  const folders = [...(media ? [media] : []), isFolder ? location : dirname(location)];
  return {
    generator: 'WordPress',
    urls: [...new Set([...site.urls, ...(fetcher ? attachments.origins : [])])],
    ...(site.language && { language: site.language }),
    articles,
    lists: [],
    listings: listTermPages(site, kinds.get('article') ?? []),
    feeds: [
      {
        address: '/feed',
        title: site.title || 'Articles',
        ...(site.description && { description: site.description }),
        collection: 'posts',
      },
    ],
    redirects: listFilePages(kinds.get('file') ?? [], kinds.get('article') ?? [], notes),
    findFile(address) {
      const content = findUpload(folders, address);
      if (content !== undefined) return { address, content };
      const url = attachments.findUrl(address);
      if (url && fetcher) return fetcher.find(url, address);
      return url && onlyThere;
    },
    close: () => fetcher?.close(),
    fileCount: kinds.get('file')?.length ?? 0,
    notes,
  };
}

/** Creates what fetches uploads. */
type CreateFetcher = () => UploadFetcher;

const onlyThere = {
  what: 'a picture or file that is only at the old host',
  reason: '--fetch-pictures fetches it',
};

/** Returns what becomes of an item. */
function readKind({ fields }: WxrItem): 'article' | 'file' | 'pattern' | 'other' {
  const type = (fields.get('wp:post_type') ?? 'post').trim();
  const status = (fields.get('wp:status') ?? 'publish').trim();
  if (type === 'attachment') return 'file';
  if (type === 'wp_block') return 'pattern';
  if (status === 'trash' || status === 'auto-draft' || innerTypes.test(type)) return 'other';
  const hasText = (fields.get('content:encoded') ?? '').trim() !== '';
  return type === 'post' || type === 'page' || hasText ? 'article' : 'other';
}

/** Types of items that no visitor sees as a page. */
const innerTypes =
  /^(?:revision|nav_menu_item|custom_css|customize_changeset|oembed_cache|user_request|wp_\w+|acf-\w+|product_variation|shop_\w+|wpcf7_contact_form|wpforms|elementor_\w+|et_pb_\w+|scheduled-action|mc4wp-form|popup\w*|ct_template)$/;

/** Returns the items without those that another file of the export has too. */
function unique(items: readonly WxrItem[], { note }: ItemContext): WxrItem[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = `${item.fields.get('wp:post_id')} ${item.fields.get('link')}`;
    if (!seen.has(key)) {
      seen.add(key);
      return true;
    }
    note(item, 'an article that is twice in the export', '', 'came once');
    return false;
  });
}

/** Lists redirects from the page of each file to the article that it was uploaded for. */
function listFilePages(
  files: readonly WxrItem[],
  articles: readonly WxrItem[],
  notes: ImportNote[],
): ImportedSite['redirects'] {
  const byId = new Map(articles.map((item) => [readId(item, 'wp:post_id'), item]));
  const isOwn = (file: WxrItem) => byId.has(readId(file, 'wp:post_parent'));
  const [first, ...others] = files.filter((file) => !isOwn(file));
  if (first)
    notes.push({
      file: first.file,
      line: first.line,
      what: 'pages of files without an article',
      piece: String(others.length + 1),
      became: 'left out',
    });
  return files.flatMap((file) => {
    const parent = byId.get(readId(file, 'wp:post_parent'));
    if (!parent) return [];
    const { file: name, line } = file;
    return [{ from: findOldAddress(file), to: findAddress(parent), file: name, line }];
  });
}

function readId({ fields }: WxrItem, name: 'wp:post_id' | 'wp:post_parent'): string {
  return (fields.get(name) ?? '').trim();
}

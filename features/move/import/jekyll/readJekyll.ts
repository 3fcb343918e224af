import { posix } from 'node:path';
import { UserError } from '../../../../base/errors/UserError.ts';
import { isMapping } from '../../../../base/values/isMapping.ts';
import type { ImportedArticle } from '../model/ImportedArticle.ts';
import type { ImportedFile } from '../model/ImportedFile.ts';
import type { ImportedList } from '../model/ImportedList.ts';
import type { ImportedListing, ImportedSite } from '../model/ImportedSite.ts';
import { convertTexts } from '../source/convertTexts.ts';
import { toJson } from '../source/readDataFile.ts';
import { readFields } from '../source/readFields.ts';
import { readNames } from '../source/readNames.ts';
import { readSourceData } from '../source/readSourceData.ts';
import { SourceFolder } from '../source/SourceFolder.ts';
import { findAnchors } from '../text/findAnchors.ts';
import { titleize } from '../text/titleize.ts';
import { DocumentConverter } from './DocumentConverter.ts';
import { type JekyllConfig, readJekyllConfig } from './JekyllConfig.ts';
import type { JekyllDocument } from './JekyllDocument.ts';
import { jekyllTexts, listDocuments } from './listDocuments.ts';
import { listPluginPages } from './listPluginPages.ts';
import { readJekyllPage } from './readJekyllPage.ts';

/** Reads a folder of Jekyll: posts, drafts, pages, collections, data, includes, and its addresses. */
export function readJekyll(root: string, progress: (done: string) => void): ImportedSite {
  const folder = new SourceFolder(root, ['_site']);
  return new JekyllReader(folder, readJekyllConfig(folder)).read(progress);
}

class JekyllReader {
  readonly #folder: SourceFolder;
  readonly #config: JekyllConfig;
  readonly #data: ReturnType<typeof readSourceData>;
  readonly #addresses = new Map<string, string>();
  readonly #converter: DocumentConverter;
  readonly #redirects: { from: string; to: string; file: string }[] = [];
  readonly #listings: ImportedListing[] = [];
  readonly #lists: ImportedList[] = [];

  constructor(folder: SourceFolder, config: JekyllConfig) {
    this.#folder = folder;
    this.#config = config;
    this.#data = readSourceData(folder, '_data');
    this.#converter = new DocumentConverter(folder, config, this.#data.values, this.#addresses);
  }

  read(progress: (done: string) => void): ImportedSite {
    const folder = this.#folder;
    const { url, baseurl, values } = this.#config;
    const { documents, feeds } = listDocuments(folder, this.#config);
    if (documents.length === 0)
      throw new UserError(`${folder.root} has no posts and no pages of Jekyll.`);
    for (const { path, address } of documents) this.#addresses.set(path, address);
    const articles = convertTexts(documents, (document) => this.#convert(document), progress);
    const more = articles.some(({ collection }) => collection === 'posts')
      ? listPluginPages(values, this.#listings)
      : { feeds: [], listings: this.#listings };
    return {
      generator: 'Jekyll',
      urls: url ? [...new Set([url + baseurl, url])] : [],
      ...(typeof values.lang === 'string' && { language: values.lang }),
      articles,
      lists: [...this.#data.lists, ...this.#lists],
      listings: more.listings,
      feeds: [...new Set([...feeds, ...more.feeds])].map((address) => ({
        address,
        title: typeof values.title === 'string' ? values.title : 'News',
        ...(typeof values.description === 'string' && { description: values.description }),
        collection: 'posts',
      })),
      redirects: this.#redirects,
      findFile: (address) => this.#findFile(address),
      findLine: (file, piece) => folder.findLine(file, piece),
      fileCount: folder.paths.filter((path) => !isInner(path) && !jekyllTexts.test(path)).length,
      notes: folder.notes,
    };
  }

  #convert(document: JekyllDocument): ImportedArticle | undefined {
    const { path, type, data, text, address, date, categories, slug } = document;
    const note = this.#folder.noteIn(path, text);
    const redirectTo = [data.redirect_to].flat()[0];
    if (typeof redirectTo === 'string') {
      this.#redirects.push({ from: address, to: redirectTo, file: path });
      return undefined;
    }
    const isPost = type === 'posts';
    const listings = type === 'pages' ? readJekyllPage(document, this.#folder) : undefined;
    if (listings) {
      this.#listings.push(...listings);
      return undefined;
    }
    const body = this.#converter.convert(document, note);
    const fields = readFields(data, note, {
      splitTags: true,
      nameAuthor: (key) => this.#nameAuthor(key),
    });
    const { collections, values, url, baseurl } = this.#config;
    const options = collections.get(type);
    if (options && options.output !== true && !isPost) {
      this.#addRow(document, body);
      return undefined;
    }
    if (type === 'pages' && body === '' && fields.title === undefined) return undefined;
    const excerpt =
      fields.description === undefined ? this.#converter.convertExcerpt(document) : undefined;
    const isFuture =
      isPost && date !== undefined && Date.parse(date) > Date.now() && values.future !== true;
    return {
      ...fields,
      source: path,
      collection: type,
      address,
      title: fields.title ?? titleize(slug),
      ...(excerpt !== undefined && { description: excerpt }),
      ...(isPost && date !== undefined && { date }),
      ...(categories.length > 0 && { categories }),
      ...((fields.isDraft || path.includes('_drafts/')) && { isDraft: true }),
      ...(isFuture && { publishAt: date }),
      oldAddresses: listOldAddresses(data),
      ...(isPost &&
        address.endsWith('.html') && {
          feedId: url + baseurl + encodeURI(address.replace(/\.html$/, '')),
        }),
      anchors: findAnchors(document.body),
      body,
    };
  }

  /** Adds a row of a collection that has no pages. */
  #addRow({ path, type, data, slug }: JekyllDocument, body: string): void {
    const row = { ...(toJson(data) as Record<string, never>), ...(body !== '' && { text: body }) };
    const list = this.#lists.find(({ collection }) => collection === type);
    if (list) (list.rows as Record<string, unknown>)[slug] = row;
    else this.#lists.push({ source: posix.dirname(path), collection: type, rows: { [slug]: row } });
  }

  #nameAuthor(key: string): string | undefined {
    const { authors } = this.#data.values;
    const author = isMapping(authors) ? authors[key] : undefined;
    return isMapping(author) && typeof author.name === 'string' ? author.name : undefined;
  }

  #findFile(address: string): ImportedFile | undefined {
    const { baseurl } = this.#config;
    const below =
      baseurl && address.startsWith(`${baseurl}/`) ? address.slice(baseurl.length) : address;
    return isInner(below.slice(1)) ? undefined : this.#folder.find(below.slice(1), below);
  }
}

/** Lists the addresses of pages that lead to a page. Hosts show `/old.html` at `/old` as well. */
function listOldAddresses({ redirect_from: names }: Readonly<Record<string, unknown>>): string[] {
  const addresses = readNames(names, false) ?? [];
  return addresses.flatMap((name) =>
    /(?:\/|\.html)$/.test(name) ? [name] : [name, `${name}.html`],
  );
}

/** Whether Jekyll keeps a file or its folder to itself. */
function isInner(path: string): boolean {
  return /(?:^|\/)[_.]/.test(path);
}

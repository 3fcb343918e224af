import { posix } from 'node:path';
import { UserError } from '../../../../base/errors/UserError.ts';
import { isMapping } from '../../../../base/values/isMapping.ts';
import { convertHtml } from '../html/convertHtml.ts';
import { LiquidRenderer } from '../liquid/LiquidRenderer.ts';
import type { ImportedArticle } from '../model/ImportedArticle.ts';
import type { ImportedFile } from '../model/ImportedFile.ts';
import type { ImportedList } from '../model/ImportedList.ts';
import type { ImportedFeed, ImportedListing, ImportedSite } from '../model/ImportedSite.ts';
import { toJson } from '../source/readDataFile.ts';
import { readFields, readNames } from '../source/readFields.ts';
import { readFrontMatter } from '../source/readFrontMatter.ts';
import { readSourceData } from '../source/readSourceData.ts';
import { SourceFolder } from '../source/SourceFolder.ts';
import { convertMarkdown } from '../text/convertMarkdown.ts';
import { findAnchors } from '../text/findAnchors.ts';
import { readDate } from '../text/readDate.ts';
import { titleize } from '../text/titleize.ts';
import { buildPermalink, isPretty } from './buildPermalink.ts';
import { type JekyllConfig, readJekyllConfig } from './JekyllConfig.ts';

/** Reads a folder of Jekyll: posts, drafts, pages, collections, data, includes, and its addresses. */
export function readJekyll(root: string, progress: (done: string) => void): ImportedSite {
  const folder = new SourceFolder(root, ['_site']);
  const config = readJekyllConfig(folder);
  return new JekyllReader(folder, config, progress).read();
}

const textEnding = /\.(?:md|markdown|mkdown|mkdn|mkd|html?)$/i;

class JekyllReader {
  readonly #folder: SourceFolder;
  readonly #config: JekyllConfig;
  readonly #progress: (done: string) => void;
  readonly #data: ReturnType<typeof readSourceData>;
  readonly #liquid: LiquidRenderer;
  readonly #articles: ImportedArticle[] = [];
  readonly #redirects: { from: string; to: string; file: string }[] = [];
  readonly #listings: ImportedListing[] = [];
  readonly #feeds: ImportedFeed[] = [];
  readonly #lists: ImportedList[] = [];
  /** The addresses of texts, by paths of their files, for `link` and `post_url`. */
  readonly #addresses = new Map<string, string>();
  /** The path of the file that is read. */
  #file = '';

  constructor(folder: SourceFolder, config: JekyllConfig, progress: (done: string) => void) {
    this.#folder = folder;
    this.#config = config;
    this.#progress = progress;
    this.#data = readSourceData(folder, '_data');
    this.#liquid = new LiquidRenderer({
      scope: {
        site: {
          ...config.values,
          baseurl: '',
          data: this.#data.values,
          posts: [],
          pages: [],
          categories: {},
          tags: {},
          collections: [],
        },
        jekyll: { environment: 'production' },
      },
      readInclude: (name) =>
        folder.readText(`_includes/${name}`) ??
        folder.readText(posix.join(posix.dirname(this.#file), name)),
      renderTag: (name, { args }, note) => {
        if (name === 'post_url' || name === 'link') return this.#resolve(args.trim(), note);
        if (name === 'seo' || name === 'feed_meta' || name === 'paginator' || name === 'toc')
          return '';
        return undefined;
      },
    });
  }

  read(): ImportedSite {
    const documents = this.#listDocuments();
    if (documents.length === 0)
      throw new UserError(`${this.#folder.root} has no posts and no pages of Jekyll.`);
    for (const document of documents) this.#addresses.set(document.path, document.address);
    for (const [index, document] of documents.entries()) {
      this.#convert(document);
      if (index % 100 === 99) this.#progress(`${index + 1} of ${documents.length} texts read`);
    }
    this.#addSiteWide();
    const { url, baseurl } = this.#config;
    return {
      generator: 'Jekyll',
      urls: url ? [...new Set([url + baseurl, url])] : [],
      ...(typeof this.#config.values.lang === 'string' && { language: this.#config.values.lang }),
      articles: this.#articles,
      lists: [...this.#data.lists, ...this.#lists],
      listings: this.#listings,
      feeds: this.#feeds,
      redirects: this.#redirects,
      findFile: (address) => this.#findFile(address),
      findLine: (file, piece) => this.#folder.findLine(file, piece),
      fileCount: this.#folder.paths.filter(
        (path) => !/(?:^|\/)[_.]/.test(path) && !textEnding.test(path),
      ).length,
      notes: this.#folder.notes,
    };
  }

  #findFile(address: string): ImportedFile | undefined {
    const { baseurl } = this.#config;
    const below =
      baseurl && address.startsWith(`${baseurl}/`) ? address.slice(baseurl.length) : address;
    const path = below.slice(1);
    return path !== '' && !/(?:^|\/)[_.]/.test(path) && this.#folder.has(path)
      ? { address: below, content: `${this.#folder.root}/${path}` }
      : undefined;
  }

  #listDocuments(): Document[] {
    const { collections } = this.#config;
    const exclude = (readNames(this.#config.values.exclude, false) ?? []).map((name) =>
      name.replace(/\/$/, ''),
    );
    return this.#folder.paths.flatMap((path): Document | Document[] => {
      if (exclude.some((name) => path === name || path.startsWith(`${name}/`))) return [];
      const post = /^(?:(.*)\/)?_posts\/(.+)$/.exec(path);
      const draft = /^(?:(.*)\/)?_drafts\/(.+)$/.exec(path);
      const [, name = '', rest = ''] = /^(?:[^_]\w*\/)?_([^/]+)\/(.+)$/.exec(path) ?? [];
      if (post ?? draft)
        return this.#open(path, 'posts', post?.[1] ?? draft?.[1] ?? '', (post ?? draft)?.[2] ?? '');
      if (collections.has(name) && name !== 'posts') return this.#open(path, name, '', rest);
      if (/^\d{4}-\d\d?-\d\d?-.+\.(?:md|markdown)$/.test(path))
        return this.#open(path, 'posts', '', path);
      if (/(?:^|\/)[_.#]/.test(path) || /^(?:readme|license|contributing|changelog)\b/i.test(path))
        return [];
      return textEnding.test(path) || /\.(?:xml|json|txt|textile)$/i.test(path)
        ? this.#open(path, 'pages', '', path)
        : [];
    });
  }

  #open(path: string, type: string, folder: string, rest: string): Document | Document[] {
    if (!textEnding.test(path)) {
      if (/\.(?:textile|org|adoc|rst)$/i.test(path))
        this.#folder.add({
          file: path,
          what: 'a text in another language than Markdown',
          became: 'left out',
        });
      else if (type === 'pages') this.#openFile(path);
      return [];
    }
    const text = this.#folder.readText(path) ?? '';
    if (text.trim() === '') {
      this.#folder.add({ file: path, what: 'an empty file', became: 'left out' });
      return [];
    }
    const matter = readFrontMatter(text);
    if (!matter.isThere && (type === 'pages' || type === 'posts') && !/\.html?$/i.test(path))
      this.#folder.add({
        file: path,
        line: 1,
        what: 'a text without front matter',
        became: 'was read nevertheless; Jekyll publishes the file as it is',
      });
    // A page of HTML without front matter is a file.
    if (!matter.isThere && /\.html?$/i.test(path)) return [];
    if (matter.problem)
      this.#folder.add({
        file: path,
        line: matter.problem.line,
        what: 'front matter with a mistake',
        piece: matter.problem.message,
        became: 'was read as far as possible',
      });
    const data = { ...this.#config.getDefaults(path, type), ...matter.data };
    const base = posix.basename(rest).replace(/\.[^.]+$/, '');
    const [, day, name = base] = /^(\d{2,4}-\d{1,2}-\d{1,2})-(.*)$/.exec(base) ?? [];
    const slug =
      typeof data.slug === 'string' && data.slug ? data.slug : type === 'posts' ? name : base;
    const date = readDate(data.date) ?? (day === undefined ? undefined : readDate(day));
    const folders =
      type === 'posts'
        ? [...folder.split('/'), ...posix.dirname(rest).split('/')].filter(
            (part) => part !== '' && part !== '.' && !part.startsWith('_'),
          )
        : [];
    const own = readNames(data.categories ?? data.category, true) ?? [];
    const categories = [
      ...new Set([...(type === 'posts' && folder ? folder.split('/') : []), ...own]),
    ];
    const document = { path, type, text, data, body: matter.body, slug, date, categories };
    return { ...document, address: this.#address(document, rest, folders) };
  }

  #address(
    { type, data, slug, date, categories }: Omit<Document, 'address'>,
    rest: string,
    _folders: string[],
  ): string {
    const path = rest.replace(/\.[^.]+$/, '');
    const { permalink, timezone } = this.#config;
    const own = typeof data.permalink === 'string' ? data.permalink : undefined;
    const parts = { slug, categories, date, path, collection: type, timezone };
    if (own !== undefined) return buildPermalink(own, parts);
    if (type === 'posts') return buildPermalink(permalink, parts);
    if (type === 'pages') {
      const isIndex = /(?:^|\/)index$/.test(path);
      if (isIndex) return `/${path.replace(/index$/, '')}`;
      return isPretty(permalink) ? `/${path}/` : `/${path}.html`;
    }
    const pattern = this.#config.collections.get(type)?.permalink;
    return buildPermalink(
      typeof pattern === 'string'
        ? pattern
        : isPretty(permalink)
          ? '/:collection/:path/'
          : '/:collection/:path:output_ext',
      parts,
    );
  }

  /** Feeds, maps of the site and other files that Jekyll writes with templates. */
  #openFile(path: string): void {
    const text = this.#folder.readText(path) ?? '';
    if (!text.startsWith('---')) return;
    if (/<(?:feed|rss)\b/.test(text)) this.#addFeed(`/${path}`);
    else if (!/sitemap|robots|search|manifest/.test(path))
      this.#folder.add({ file: path, what: 'a file with templates', became: 'left out' });
  }

  #addFeed(address: string): void {
    const { title, description } = this.#config.values;
    if (this.#feeds.some((feed) => feed.address === address)) return;
    this.#feeds.push({
      address,
      title: typeof title === 'string' ? title : 'News',
      ...(typeof description === 'string' && { description }),
      collection: 'posts',
    });
  }

  #convert(document: Document): void {
    const { path, type, data, text, address } = document;
    this.#file = path;
    const note = this.#folder.noteIn(path, text);
    const redirectTo = [data.redirect_to].flat()[0];
    if (typeof redirectTo === 'string') {
      this.#redirects.push({ from: address, to: redirectTo, file: path });
      return;
    }
    if (type === 'pages' && this.#isMade(document)) return;
    const options = this.#config.collections.get(type);
    const body = this.#convertBody(document, note);
    const fields = readFields(data, note, {
      splitTags: true,
      nameAuthor: (key) => this.#nameAuthor(key),
    });
    if (options && options.output !== true && type !== 'posts') {
      this.#addRow(document, body);
      return;
    }
    if (type === 'pages' && body === '' && fields.title === undefined) return;
    const isPost = type === 'posts';
    const isFuture =
      document.date !== undefined &&
      isPost &&
      Date.parse(document.date) > Date.now() &&
      this.#config.values.future !== true;
    this.#articles.push({
      ...fields,
      source: path,
      collection: isPost ? 'posts' : type,
      address,
      title: fields.title ?? titleize(document.slug),
      ...(fields.description === undefined && this.#excerpt(document)),
      ...(isPost && document.date !== undefined && { date: document.date }),
      ...(document.categories.length > 0 && { categories: document.categories }),
      ...((fields.isDraft || path.includes('_drafts/')) && { isDraft: true }),
      ...(isFuture && document.date && { publishAt: document.date }),
      oldAddresses: readNames(data.redirect_from, false) ?? [],
      ...(isPost &&
        address.endsWith('.html') && {
          feedId: `${this.#config.url}${this.#config.baseurl}${encodeURI(address.replace(/\.html$/, ''))}`,
        }),
      anchors: findAnchors(document.body),
      body,
    });
  }

  #convertBody(
    { path, body, data, address, date }: Document,
    note: ReturnType<SourceFolder['noteIn']>,
  ): string {
    const scope = { page: { ...data, url: address, path, date, content: '' } };
    const source = body.replace(this.#config.excerptSeparator, '');
    const written =
      data.render_with_liquid === false
        ? source
        : this.#liquid.render({ text: source, scope, note });
    return /\.html?$/i.test(path)
      ? convertHtml(written, note).text
      : convertMarkdown(written, note);
  }

  /** The part before the separator, if a text has one. */
  #excerpt({ body, data }: Document): { description?: string } {
    const separator =
      typeof data.excerpt_separator === 'string'
        ? data.excerpt_separator
        : this.#config.excerptSeparator;
    const at = body.indexOf(separator);
    if (at < 0) return {};
    const words = convertMarkdown(
      this.#liquid.render({ text: body.slice(0, at), scope: { page: data }, note: () => {} }),
      () => {},
    );
    return words ? { description: words } : {};
  }

  /** Whether a page is made here by the build, such as lists of posts. */
  #isMade({ path, body, data, address }: Document): boolean {
    if (/^404\./.test(path) || /^\/404(?:\.html)?\/?$/.test(address)) {
      this.#folder.add({
        file: path,
        what: 'the page for addresses that do not exist',
        became: 'left out; the page `/404` says it here',
      });
      return true;
    }
    const list = /site\.(posts|tags|categories)\b|paginator\./.exec(body);
    const isHome =
      /(?:^|\/)index\.\w+$/.test(path) && /^(?:home|posts|blog)$/.test(String(data.layout));
    if (!list && !isHome) return false;
    this.#listings.push({
      address,
      title:
        typeof data.title === 'string'
          ? data.title
          : titleize(posix.basename(path).replace(/\.\w+$/, '')),
      collection: 'posts',
    });
    this.#folder.add({
      file: path,
      what: 'a page that lists articles',
      became: `is written anew, with the articles at its address ${address}`,
    });
    return true;
  }

  /** A row of a collection that has no pages. */
  #addRow({ path, type, data, slug }: Document, body: string): void {
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

  #resolve(args: string, note: ReturnType<SourceFolder['noteIn']>): string {
    const name = args.replaceAll(/^["'/]+|["']+$/g, '');
    for (const [path, address] of this.#addresses)
      if (
        path === name ||
        path.replace(/^.*_posts\//, '').replace(/\.\w+$/, '') === name.replace(/\.\w+$/, '')
      )
        return address;
    if (this.#folder.has(name)) return `/${name}`;
    // A post may be named without its folder.
    const short = posix.basename(name);
    for (const [path, address] of this.#addresses)
      if (path.includes('_posts/') && posix.basename(path).replace(/\.\w+$/, '') === short)
        return address;
    note('a link to a text that does not exist', args, 'its words were kept');
    return '#';
  }

  #addSiteWide(): void {
    const { values } = this.#config;
    const plugins = JSON.stringify([values.plugins, values.gems]);
    const hasPosts = this.#articles.some(({ collection }) => collection === 'posts');
    if (!hasPosts) return;
    const path =
      isMapping(values.feed) && typeof values.feed.path === 'string'
        ? values.feed.path
        : 'feed.xml';
    if (plugins.includes('jekyll-feed') || plugins.includes('github-pages'))
      this.#addFeed(`/${path.replace(/^\//, '')}`);
    const archives = values['jekyll-archives'];
    const permalinks =
      isMapping(archives) && isMapping(archives.permalinks) ? archives.permalinks : {};
    for (const [name, column] of [
      ['tag', 'tags'],
      ['category', 'categories'],
    ] as const) {
      const pattern = permalinks[name];
      if (typeof pattern === 'string')
        this.#listings.push({
          address: pattern.replace(':name', ':value'),
          title: titleize(column),
          collection: 'posts',
          values: column,
        });
    }
    if (typeof values.paginate_path === 'string' || values.paginate !== undefined) {
      const pattern = typeof values.paginate_path === 'string' ? values.paginate_path : '/page:num';
      const [, start = '/'] = /^(.*\/)[^/]*:num/.exec(pattern) ?? [];
      const listing = this.#listings.find(
        ({ address }) => address === start || `${address}/` === start,
      );
      if (listing) listing.furtherPages = pattern.replace(/\/$/, '');
    }
  }
}

interface Document {
  path: string;
  /** `posts`, `pages`, or the name of a collection. */
  type: string;
  text: string;
  data: Record<string, unknown>;
  body: string;
  slug: string;
  date: string | undefined;
  categories: string[];
  address: string;
}

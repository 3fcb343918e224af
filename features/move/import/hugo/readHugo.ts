import { posix } from 'node:path';
import { UserError } from '../../../../base/errors/UserError.ts';
import { isMapping } from '../../../../base/values/isMapping.ts';
import { convertHtml } from '../html/convertHtml.ts';
import type { OnNote } from '../html/OnNote.ts';
import type { ImportedArticle } from '../model/ImportedArticle.ts';
import type { ImportedFile } from '../model/ImportedFile.ts';
import type { ImportedFeed, ImportedListing, ImportedSite } from '../model/ImportedSite.ts';
import { readFields, readNames } from '../source/readFields.ts';
import { readFrontMatter } from '../source/readFrontMatter.ts';
import { readSourceData } from '../source/readSourceData.ts';
import { SourceFolder } from '../source/SourceFolder.ts';
import { convertMarkdown } from '../text/convertMarkdown.ts';
import type { NamedElement } from '../text/NamedElement.ts';
import { findAnchors } from '../text/findAnchors.ts';
import { readDate } from '../text/readDate.ts';
import { titleize } from '../text/titleize.ts';
import { buildPageAddress, toHugoPath } from './buildPageAddress.ts';
import { type HugoConfig, readHugoConfig } from './HugoConfig.ts';
import { renderShortcodes } from './renderShortcodes.ts';

/** Reads a folder of Hugo: pages, bundles, sections, data, aliases, and its addresses. */
export function readHugo(root: string, progress: (done: string) => void): ImportedSite {
  const folder = new SourceFolder(root, ['public', 'resources', 'themes', 'archetypes']);
  return new HugoReader(folder, readHugoConfig(folder), progress).read();
}

interface Page {
  path: string;
  text: string;
  data: Record<string, unknown>;
  body: string;
  /** The folders below `content/`. */
  folders: string[];
  address: string;
  date: string | undefined;
  language: string | undefined;
  /** Whether it is the text of a section, `_index.md`. */
  isSection: boolean;
  /** The folder of the files beside it, if it is a bundle. */
  bundle: string | undefined;
}

class HugoReader {
  readonly #folder: SourceFolder;
  readonly #config: HugoConfig;
  readonly #progress: (done: string) => void;
  readonly #addresses = new Map<string, string>();
  /** Address of a folder of a bundle → the folder. */
  readonly #bundles = new Map<string, string>();

  constructor(folder: SourceFolder, config: HugoConfig, progress: (done: string) => void) {
    this.#folder = folder;
    this.#config = config;
    this.#progress = progress;
  }

  read(): ImportedSite {
    const { contentFolder, baseUrl, language } = this.#config;
    const pages = this.#folder.below(contentFolder).flatMap((path) => this.#open(path) ?? []);
    if (pages.length === 0)
      throw new UserError(`${this.#folder.root}/${contentFolder} has no texts of Hugo.`);
    for (const { path, address, bundle } of pages) {
      this.#addresses.set(path.slice(contentFolder.length + 1), address);
      if (bundle !== undefined) this.#bundles.set(address.replace(/\/$/, ''), bundle);
    }
    const articles = pages.flatMap((page, index) => {
      if (index % 100 === 99) this.#progress(`${index + 1} of ${pages.length} texts read`);
      return this.#convert(page) ?? [];
    });
    const { listings, feeds } = this.#listSiteWide(pages, articles);
    const { lists } = readSourceData(this.#folder, 'data');
    return {
      generator: 'Hugo',
      urls: baseUrl.startsWith('http') ? [baseUrl] : [],
      language,
      articles,
      lists,
      listings,
      feeds,
      redirects: this.#listTopicRedirects(listings, feeds),
      findFile: (address) => this.#findFile(address),
      findLine: (file, piece) => this.#folder.findLine(file, piece),
      fileCount: [
        ...this.#config.staticFolders.flatMap((name) => this.#folder.below(name)),
        ...this.#folder
          .below(contentFolder)
          .filter((path) => !/\.(?:md|markdown|html?)$/i.test(path)),
      ].length,
      notes: this.#folder.notes,
    };
  }

  #open(path: string): Page | undefined {
    const isText = /\.(?:md|markdown|mdown|html?)$/i.test(path);
    if (!isText) {
      if (/\.(?:org|adoc|asciidoc|rst|pandoc|pdc|mdx|ipynb)$/i.test(path))
        this.#folder.add({
          file: path,
          what: 'a text in another language than Markdown',
          became: 'left out',
        });
      return undefined;
    }
    const below = path.slice(this.#config.contentFolder.length + 1);
    const parts = below.split('/');
    const [file = ''] = parts.splice(-1);
    const isLanguage = (name: string) =>
      this.#config.languages.includes(name) || name === this.#config.language;
    const [, stem = '', suffix] = /^(.*?)(?:\.([a-z]{2}(?:-[A-Za-z]+)?))?\.\w+$/.exec(file) ?? [];
    const suffixed = suffix !== undefined && isLanguage(suffix) ? suffix : undefined;
    const name = suffix !== undefined && suffixed === undefined ? `${stem}.${suffix}` : stem;
    const foldered =
      this.#config.languages.length > 0 && isLanguage(parts[0] ?? '') ? parts.shift() : undefined;
    const code = suffixed ?? foldered;
    const language = code === this.#config.language ? undefined : code;
    const isSection = name === '_index';
    const isBundle = name === 'index';
    // Texts beside the index of a bundle are parts of it.
    if (!isSection && !isBundle && this.#folder.has(posix.join(posix.dirname(path), 'index.md'))) {
      this.#folder.add({ file: path, what: 'a text that is part of a bundle', became: 'left out' });
      return undefined;
    }
    const text = this.#folder.readText(path) ?? '';
    if (text.trim() === '') {
      this.#folder.add({ file: path, what: 'an empty file', became: 'left out' });
      return undefined;
    }
    const matter = readFrontMatter(text);
    if (matter.problem)
      this.#folder.add({
        file: path,
        line: matter.problem.line,
        what: 'front matter with a mistake',
        piece: matter.problem.message,
        became: 'was read as far as possible',
      });
    const { data } = matter;
    const slugOfFile = isBundle ? (parts.at(-1) ?? '') : name;
    const folders = isBundle ? parts.slice(0, -1) : parts;
    const [, day, dated] =
      (this.#config.readsFileDates && /^(\d{4}-\d\d-\d\d)[-_]?(.*)$/.exec(slugOfFile)) || [];
    const date =
      readDate(data.date ?? data.Date) ??
      readDate(data.publishDate) ??
      (day === undefined ? undefined : readDate(day));
    const slug = typeof data.slug === 'string' && data.slug !== '' ? data.slug : dated || undefined;
    const prefix = language === undefined ? '' : `/${language}`;
    const title = typeof data.title === 'string' ? data.title : titleize(slugOfFile);
    const own = typeof data.url === 'string' ? data.url : undefined;
    const built = isSection
      ? `/${folders.map((folder) => toHugoPath(folder, this.#config)).join('/')}/`.replaceAll(
          /\/{2,}/g,
          '/',
        )
      : own !== undefined
        ? `/${own.replace(/^\//, '')}`
        : isBundle && parts.length === 0
          ? '/'
          : buildPageAddress({ folders, name: slugOfFile, slug, title, date }, this.#config);
    return {
      path,
      text,
      data,
      body: matter.body,
      folders,
      address: prefix + built,
      date,
      language,
      isSection,
      bundle: isBundle || isSection ? posix.dirname(path) : undefined,
    };
  }

  #convert(page: Page): ImportedArticle | undefined {
    const { path, text, data, body, folders, address, date, language, isSection } = page;
    const note = this.#folder.noteIn(path, text);
    const build = isMapping(data.build) ? data.build : isMapping(data._build) ? data._build : {};
    if (data.headless === true || build.render === 'never' || build.render === false) {
      this.#folder.add({ file: path, what: 'a text without a page', became: 'left out' });
      return undefined;
    }
    const converted = this.#convertBody(page, note);
    // The page that lists a section is made here.
    if (isSection && converted === '') return undefined;
    const fields = readFields(data, note);
    const section = folders[0] ?? '';
    const publishAt =
      readDate(data.publishDate ?? data.publishdate) ??
      (date !== undefined && Date.parse(date) > Date.now() ? date : undefined);
    const isFuture = publishAt !== undefined && Date.parse(publishAt) > Date.now();
    const collection = isSection || section === '' || date === undefined ? 'pages' : section;
    const aliases = (readNames(data.aliases ?? data.alias, false) ?? []).map((alias) =>
      alias.startsWith('/') ? alias : posix.join(posix.dirname(address.replace(/\/$/, '')), alias),
    );
    return {
      ...fields,
      source: path,
      collection: collection + (language === undefined ? '' : `-${language}`),
      address,
      title: fields.title ?? titleize(posix.basename(address)),
      ...(fields.description === undefined && this.#summarize(page)),
      ...(collection !== 'pages' && date !== undefined && { date }),
      ...(language !== undefined && { language }),
      ...(isFuture && { publishAt }),
      oldAddresses: aliases,
      anchors: findAnchors(body),
      body: converted,
    };
  }

  #convertBody({ path, body, address, data }: Page, note: OnNote): string {
    const written = renderShortcodes(body.replace(/<!--\s*more\s*-->/i, ''), {
      note,
      render: (call) => this.#renderShortcode(call, { path, address, data, note }),
    });
    return /\.html?$/i.test(path)
      ? convertHtml(written, note).text
      : convertMarkdown(written, note);
  }

  #summarize({ body }: Page): { description?: string } {
    const [before, after] = body.split(/<!--\s*more\s*-->/i);
    if (after === undefined || before === undefined) return {};
    const words = convertMarkdown(
      renderShortcodes(before, { note: () => {}, render: () => undefined }),
      () => {},
    );
    return words ? { description: words } : {};
  }

  #renderShortcode(
    { name, attributes, positionals, inner }: NamedElement,
    {
      path,
      address,
      data,
      note,
    }: { path: string; address: string; data: Record<string, unknown>; note: OnNote },
  ): string | undefined {
    const value = attributes.path ?? positionals[0] ?? '';
    if (name === 'ref' || name === 'relref') {
      const found = this.#findPage(value, path, address);
      if (found === undefined)
        note('a link to a text that does not exist', value, 'its words were kept');
      return found ?? '#';
    }
    if (name === 'param') {
      const params = isMapping(this.#config.values.params) ? this.#config.values.params : {};
      const found = data[value] ?? params[value];
      if (found === undefined) note('a value of a template', value, 'left out');
      return found === undefined ? '' : String(found);
    }
    const template =
      this.#folder.readText(`layouts/shortcodes/${name}.html`) ??
      this.#folder.readText(`layouts/_shortcodes/${name}.html`);
    if (template === undefined || callouts.test(name)) return undefined;
    const html = fillTemplate(template, {
      attributes,
      positionals,
      ...(inner !== undefined && { inner }),
    });
    if (html === undefined) return undefined;
    return convertHtml(html, note).text;
  }

  /** Finds the address of a page that `ref` names: by its path, from the root or beside the text, or by its name. */
  #findPage(value: string, path: string, own: string): string | undefined {
    const [target = '', fragment] = value.split('#');
    const anchor = fragment === undefined ? '' : `#${fragment}`;
    if (target === '') return own + anchor;
    const below = path.slice(this.#config.contentFolder.length + 1);
    const wanted = [target.replace(/^\//, ''), posix.join(posix.dirname(below), target)];
    const endings = ['', '.md', '/index.md', '/_index.md', '.html'];
    for (const one of wanted)
      for (const ending of endings) {
        const found = this.#addresses.get(one.replace(/\/$/, '') + ending);
        if (found !== undefined) return found + anchor;
      }
    const name = target.replace(/\/$/, '').replace(/\.md$/, '');
    for (const [file, address] of this.#addresses)
      if (file.replace(/(?:\/_?index)?\.\w+$/, '').endsWith(name)) return address + anchor;
    return undefined;
  }

  #findFile(address: string): ImportedFile | undefined {
    for (const name of this.#config.staticFolders) {
      const path = name + address;
      if (this.#folder.has(path)) return { address, content: `${this.#folder.root}/${path}` };
    }
    const bundle = this.#findBundle(address);
    const file = bundle && posix.join(bundle.folder, posix.relative(bundle.base, address));
    return file && this.#folder.has(file)
      ? { address, content: `${this.#folder.root}/${file}` }
      : undefined;
  }

  /** Finds the bundle with a file in one of its folders. */
  #findBundle(address: string): { folder: string; base: string } | undefined {
    for (
      let base = posix.dirname(address);
      base !== '/' && base !== '.';
      base = posix.dirname(base)
    ) {
      const folder = this.#bundles.get(base);
      if (folder !== undefined) return { folder, base };
    }
    return undefined;
  }

  /** The pages that list all tags lead to the articles, and feeds of single tags to the feed of all. */
  #listTopicRedirects(
    listings: readonly ImportedListing[],
    feeds: readonly ImportedFeed[],
  ): { from: string; to: string; file: string }[] {
    const [list] = listings.filter(({ values }) => values === undefined);
    const [feed] = feeds;
    if (!list || !feed) return [];
    return listings
      .filter(({ values }) => values !== undefined)
      .flatMap(({ values = '', address }) => [
        { from: `/${values}`, to: list.address, file: address },
        { from: `/${values}/index.xml`, to: feed.address, file: address },
        { from: `/${values}/:name/index.xml`, to: feed.address, file: address },
      ]);
  }

  #listSiteWide(
    pages: readonly Page[],
    articles: readonly ImportedArticle[],
  ): { listings: ImportedListing[]; feeds: ImportedFeed[] } {
    const { title, taxonomies, paginatePath } = this.#config;
    const dated = [
      ...new Set(
        articles
          .filter(({ collection }) => collection !== 'pages')
          .map(({ collection }) => collection),
      ),
    ];
    const main = dated.sort((one, other) => countIn(articles, other) - countIn(articles, one))[0];
    const listings: ImportedListing[] = dated.map((collection) => {
      const text = pages.find(
        ({ isSection, folders }) => isSection && folders.join('/') === collection,
      );
      return {
        address: `/${toHugoPath(collection, this.#config)}`,
        furtherPages: `/${toHugoPath(collection, this.#config)}/${paginatePath}/:number`,
        title: typeof text?.data.title === 'string' ? text.data.title : titleize(collection),
        collection,
      };
    });
    for (const column of ['tags', 'categories'] as const) {
      if (taxonomies[column] === undefined || main === undefined) continue;
      const names = new Set(articles.flatMap((article) => article[column] ?? []));
      listings.push({
        address: `/${column}/:value`,
        title: titleize(column),
        collection: main,
        values: column,
        oldAddresses: Object.fromEntries(
          [...names].map((name) => [name, [`/${column}/${toHugoPath(name, this.#config)}`]]),
        ),
      });
    }
    const feed = (address: string, collection: string): ImportedFeed => ({
      address,
      title: title || 'News',
      collection,
    });
    return {
      listings,
      feeds:
        main === undefined
          ? []
          : [
              feed('/index.xml', main),
              ...dated.map((collection) =>
                feed(`/${toHugoPath(collection, this.#config)}/index.xml`, collection),
              ),
            ],
    };
  }
}

function countIn(articles: readonly ImportedArticle[], collection: string): number {
  return articles.filter((article) => article.collection === collection).length;
}

/** Fills the values into the template of a shortcode; undefined if it does more than show them. */
function fillTemplate(
  template: string,
  { attributes, positionals, inner }: Pick<NamedElement, 'attributes' | 'positionals' | 'inner'>,
): string | undefined {
  const get = (name: string) => (/^\d+$/.test(name) ? positionals[Number(name)] : attributes[name]);
  const filled = template
    .replaceAll(/\{\{-?\s*\/\*[\s\S]*?\*\/\s*-?\}\}/g, '')
    .replaceAll(
      /\{\{-?\s*(?:with|if)\s+\.Get\s+"?([\w-]+)"?\s*-?\}\}((?:(?!\{\{-?\s*(?:with|if|end|else)\b)[\s\S])*)\{\{-?\s*end\s*-?\}\}/g,
      (_, name: string, part: string) => {
        const value = get(name);
        return value === undefined
          ? ''
          : part.replaceAll(/\{\{-?\s*\.(?:\s*\|\s*[\w.]+)*\s*-?\}\}/g, value);
      },
    )
    .replaceAll(
      /\{\{-?\s*\.Get\s+"?([\w-]+)"?(?:\s*\|\s*[\w.]+)*\s*-?\}\}/g,
      (_, name: string) => get(name) ?? '',
    )
    .replaceAll(/\{\{-?\s*\.Inner(?:\s*\|\s*[\w.]+)*\s*-?\}\}/g, inner ?? '');
  return filled.includes('{{') ? undefined : filled;
}

/** Shortcodes of sites that mean the same everywhere, whatever they draw. */
const callouts =
  /^(?:aside|callout|notice|alert|admonition|note|tip|hint|info|warning|danger|caution|important|details|youtube|vimeo|figure|quote|blockquote)$/i;

import { posix } from 'node:path';
import { UserError } from '../../../../base/errors/UserError.ts';
import type { ImportedArticle } from '../model/ImportedArticle.ts';
import type { ImportedFile } from '../model/ImportedFile.ts';
import type { ImportedList } from '../model/ImportedList.ts';
import type { ImportedFeed, ImportedListing, ImportedSite } from '../model/ImportedSite.ts';
import { readDataFile } from '../source/readDataFile.ts';
import { readFields } from '../source/readFields.ts';
import { readFrontMatter } from '../source/readFrontMatter.ts';
import { findRows, readSourceData } from '../source/readSourceData.ts';
import { SourceFolder } from '../source/SourceFolder.ts';
import { convertMarkdown } from '../text/convertMarkdown.ts';
import { convertMdx } from '../text/convertMdx.ts';
import { findAnchors } from '../text/findAnchors.ts';
import { titleize } from '../text/titleize.ts';
import { rewriteDestinations } from '../write/rewriteDestinations.ts';

/** Reads a folder of Astro: collections of `src/content`, texts of `src/pages`, data, and its addresses. */
export function readAstro(root: string, progress: (done: string) => void): ImportedSite {
  return new AstroReader(new SourceFolder(root, ['dist']), progress).read();
}

/** Where the pages of a collection are. */
interface Place {
  /** The start of their addresses: `/blog`. */
  base: string;
  /** Whether the address is built from the title or another value that is not known here. */
  file: string;
}

class AstroReader {
  readonly #folder: SourceFolder;
  readonly #progress: (done: string) => void;
  readonly #config: string;
  readonly #places = new Map<string, Place>();

  constructor(folder: SourceFolder, progress: (done: string) => void) {
    this.#folder = folder;
    this.#progress = progress;
    const config = folder.paths.find((path) => /^astro\.config\.[cm]?[jt]s$/.test(path));
    this.#config = config === undefined ? '' : (folder.readText(config) ?? '');
    for (const path of folder.below('src/pages')) this.#readRoute(path);
  }

  read(): ImportedSite {
    const collections = this.#readCollections();
    const texts = [
      ...[...collections].flatMap(([name, { base, paths }]) =>
        paths.map((path) => ({ path, collection: name, base })),
      ),
      ...this.#folder
        .below('src/pages')
        .filter((path) => /\.mdx?$/i.test(path))
        .map((path) => ({ path, collection: 'pages', base: 'src/pages' })),
    ];
    if (texts.length === 0)
      throw new UserError(`${this.#folder.root} has no texts in src/content or src/pages.`);
    const articles = texts.flatMap((text, index) => {
      if (index % 100 === 99) this.#progress(`${index + 1} of ${texts.length} texts read`);
      return this.#convert(text) ?? [];
    });
    const site = /\bsite:\s*["'`](https?:\/\/[^"'`]+)/.exec(this.#config)?.[1]?.replace(/\/$/, '');
    const base = /\bbase:\s*["'`]([^"'`]+)/.exec(this.#config)?.[1]?.replace(/\/$/, '') ?? '';
    const { lists } = readSourceData(this.#folder, 'src/data');
    const { listings, feeds } = this.#listSiteWide(articles);
    const redirects = /\bredirects:\s*\{([^}]*)\}/.exec(this.#config)?.[1] ?? '';
    return {
      generator: 'Astro',
      urls: site === undefined ? [] : [...new Set([site + base, site])],
      articles,
      lists: [...lists, ...this.#readData(collections)],
      listings,
      feeds,
      redirects: [...redirects.matchAll(/["'`]([^"'`]+)["'`]:\s*["'`]([^"'`]+)["'`]/g)].map(
        ([, from = '', to = '']) => ({
          from: from.replace(/\[\.\.\.\w+\]$/, '*').replaceAll(/\[(\w+)\]/g, ':$1'),
          to,
          file: 'astro.config',
        }),
      ),
      findFile: (address) => this.#findFile(address),
      findLine: (file, piece) => this.#folder.findLine(file, piece),
      fileCount: this.#folder.below('public').length,
      notes: this.#folder.notes,
    };
  }

  /** The folders of the collections, by `src/content` and by the loaders that the configuration names. */
  #readCollections(): Map<string, { base: string; paths: string[] }> {
    const collections = new Map<string, { base: string; paths: string[] }>();
    const add = (name: string, base: string) => {
      const paths = this.#folder
        .below(base)
        .filter(
          (path) =>
            /\.(?:mdx?|markdown)$/i.test(path) && !/(?:^|\/)_/.test(path.slice(base.length)),
        );
      if (paths.length > 0) collections.set(name, { base, paths });
    };
    for (const path of [
      'src/content.config.ts',
      'src/content.config.mjs',
      'src/content.config.js',
      'src/content/config.ts',
    ])
      for (const [, name = '', base = ''] of (this.#folder.readText(path) ?? '').matchAll(
        /(?:const|let)\s+(\w+)\s*=\s*defineCollection\(\{[\s\S]*?base:\s*["'`]\.?\/?([^"'`]+?)\/?["'`]/g,
      ))
        add(name, base);
    const known = new Set([...collections.values()].map(({ base }) => base));
    const folders = new Set(
      this.#folder
        .below('src/content')
        .flatMap((path) => /^src\/content\/([^/]+)\//.exec(path)?.[1] ?? []),
    );
    for (const name of folders)
      if (!known.has(`src/content/${name}`)) add(name, `src/content/${name}`);
    return collections;
  }

  /** Reads which collection the pages of a dynamic route show. */
  #readRoute(path: string): void {
    if (!path.endsWith('.astro')) return;
    const text = this.#folder.readText(path) ?? '';
    const route = path.slice('src/pages'.length).replace(/\.astro$/, '');
    const names = [...text.matchAll(/getCollection\(\s*["'`](\w[\w-]*)["'`]/g)].map(
      ([, name = '']) => name,
    );
    const dynamic = /\/\[(?:\.\.\.)?(?:slug|id|post|entry|path|name)\]$/.exec(route);
    for (const name of names)
      if (dynamic && !this.#places.has(name))
        this.#places.set(name, { base: route.slice(0, dynamic.index), file: path });
  }

  #convert({
    path,
    collection,
    base,
  }: {
    path: string;
    collection: string;
    base: string;
  }): ImportedArticle | undefined {
    const text = this.#folder.readText(path) ?? '';
    if (text.trim() === '') {
      this.#folder.add({ file: path, what: 'an empty file', became: 'left out' });
      return undefined;
    }
    const { data, body, problem } = readFrontMatter(text);
    if (problem)
      this.#folder.add({
        file: path,
        line: problem.line,
        what: 'front matter with a mistake',
        piece: problem.message,
        became: 'was read as far as possible',
      });
    const note = this.#folder.noteIn(path, text);
    const fields = readFields(data, note);
    const resolve = (address: string) => this.#resolve(address, path);
    const converted = /\.mdx$/i.test(path)
      ? convertMdx(body, { frontMatter: data, resolveImport: resolve, note })
      : convertMarkdown(body, note);
    const name = path.slice(base.length + 1).replace(/\.\w+$/, '');
    const isPage = collection === 'pages' && base === 'src/pages';
    const place = this.#places.get(collection);
    if (!isPage && !place)
      this.#folder.add({
        file: path,
        what: `a text of the collection ${collection}, which no page shows`,
        became: `is at /${collection}/`,
      });
    const slug =
      typeof data.slug === 'string'
        ? data.slug
        : isPage
          ? name.replace(/(?:^|\/)index$/, '')
          : toSlug(name);
    const address = `${isPage ? '' : (place?.base ?? `/${collection}`)}/${slug}/`.replaceAll(
      /\/{2,}/g,
      '/',
    );
    return {
      ...fields,
      source: path,
      collection: fields.date === undefined && isPage ? 'pages' : collection,
      address,
      title: fields.title ?? titleize(posix.basename(slug) || 'home'),
      ...(fields.image && { image: { ...fields.image, src: resolve(fields.image.src) } }),
      anchors: findAnchors(body),
      body: rewriteDestinations(converted, ({ kind, address }) =>
        kind === 'link' && !/\.\w{2,5}$/.test(address) ? address : resolve(address),
      ),
    };
  }

  /** Returns the address of a file that a text names by its path, or by an alias such as `@/`. */
  #resolve(address: string, path: string): string {
    const aliased =
      /^(?:@|~)\/?(?=\w)/.test(address) && !address.includes('@', 1)
        ? `src/${address.replace(/^[@~]\/?/, '')}`
        : undefined;
    const file =
      aliased ??
      (/^\.{1,2}\//.test(address) || (/^[\w-]/.test(address) && !/^[a-z]+:/i.test(address))
        ? posix.join(posix.dirname(path), address)
        : address.startsWith('/src/')
          ? address.slice(1)
          : undefined);
    return file !== undefined && !/\.mdx?$/i.test(file) && this.#folder.has(file)
      ? `/${file}`
      : address;
  }

  #findFile(address: string): ImportedFile | undefined {
    if (this.#folder.has(`public${address}`))
      return { address, content: `${this.#folder.root}/public${address}` };
    // Pictures that Astro bundles have no address that stays.
    const path = address.slice(1);
    return path.startsWith('src/') && this.#folder.has(path)
      ? {
          address: `/images/${path.replace(/^src\/(?:assets\/)?(?:images\/)?/, '')}`,
          content: `${this.#folder.root}/${path}`,
        }
      : undefined;
  }

  /** Lists of data in `src/content`. */
  #readData(collections: ReadonlyMap<string, unknown>): ImportedList[] {
    const rows = new Map<string, Record<string, Record<string, never>>>();
    const lists: ImportedList[] = [];
    for (const path of this.#folder.below('src/content')) {
      const [, collection = '', name = ''] =
        /^src\/content\/([^/]+)\/(.+)\.(?:json|ya?ml|toml)$/.exec(path) ?? [];
      if (name === '' || collections.has(collection)) continue;
      try {
        const value = readDataFile(path, this.#folder.readText(path) ?? '');
        const list = findRows(value);
        if (Array.isArray(value) && list)
          lists.push({ source: path, collection: `${collection}-${name}`, rows: list });
        else if (value !== null && typeof value === 'object' && !Array.isArray(value)) {
          const all = rows.get(collection) ?? {};
          all[name] = value as Record<string, never>;
          rows.set(collection, all);
        }
      } catch (error) {
        this.#folder.add({
          file: path,
          what: 'a file that cannot be read',
          piece: (error as Error).message.split('\n')[0] ?? '',
          became: 'left out',
        });
      }
    }
    return [
      ...lists,
      ...[...rows].map(([collection, all]) => ({
        source: `src/content/${collection}`,
        collection,
        rows: all,
      })),
    ];
  }

  #listSiteWide(articles: readonly ImportedArticle[]): {
    listings: ImportedListing[];
    feeds: ImportedFeed[];
  } {
    const listings: ImportedListing[] = [];
    const feeds: ImportedFeed[] = [];
    const dated = [
      ...new Set(
        articles.filter(({ date }) => date !== undefined).map(({ collection }) => collection),
      ),
    ];
    const main = dated[0];
    for (const path of this.#folder.below('src/pages')) {
      const text = this.#folder.readText(path) ?? '';
      const names = [...text.matchAll(/getCollection\(\s*["'`](\w[\w-]*)["'`]/g)].map(
        ([, name = '']) => name,
      );
      const collection = names.find((name) => dated.includes(name)) ?? main;
      const route = path.slice('src/pages'.length).replace(/\.(?:astro|[jt]s)$/, '');
      if (/\.xml\.[jt]s$/.test(path)) {
        if (/rss|feed|atom/i.test(path) && collection)
          feeds.push({
            address: route,
            title: /title:\s*["'`]([^"'`]+)/.exec(text)?.[1] ?? 'News',
            collection,
          });
        continue;
      }
      if (!path.endsWith('.astro') || this.#isPlace(path)) continue;
      const topic = /\/(?:tags?|topics?)\/\[\w+\]$/.test(route)
        ? 'tags'
        : /\/categor(?:y|ies)\/\[\w+\]$/.test(route)
          ? 'categories'
          : undefined;
      if (topic && collection)
        listings.push({
          address: route.replace(/\[\w+\]$/, ':value'),
          title: titleize(topic),
          collection,
          values: topic,
        });
      else if (names.length > 0 && collection && !route.includes('['))
        listings.push({
          address: route.replace(/\/index$/, '') || '/',
          title: titleize(posix.basename(route.replace(/\/index$/, '')) || 'Articles'),
          collection,
        });
      else if (!/\/404$/.test(route))
        this.#folder.add({
          file: path,
          what: 'a page of Astro code',
          became: 'left out: write it with sections',
        });
    }
    return { listings, feeds };
  }

  #isPlace(path: string): boolean {
    return [...this.#places.values()].some(({ file }) => file === path);
  }
}

/** The slug of Astro: small letters, and hyphens for spaces; other signs are left out. */
function toSlug(path: string): string {
  return path
    .replace(/\/index$/, '')
    .split('/')
    .map((part) =>
      part
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
        .replaceAll(' ', '-'),
    )
    .join('/');
}

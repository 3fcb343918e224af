import { posix } from 'node:path';
import { UserError } from '../../../../base/errors/UserError.ts';
import { isMapping } from '../../../../base/values/isMapping.ts';
import { convertHtml } from '../html/convertHtml.ts';
import type { OnNote } from '../html/OnNote.ts';
import { LiquidRenderer } from '../liquid/LiquidRenderer.ts';
import type { ImportedArticle } from '../model/ImportedArticle.ts';
import type { ImportedFile } from '../model/ImportedFile.ts';
import type { ImportedFeed, ImportedListing, ImportedSite } from '../model/ImportedSite.ts';
import { readDataFile } from '../source/readDataFile.ts';
import { readFields, readNames } from '../source/readFields.ts';
import { readFrontMatter } from '../source/readFrontMatter.ts';
import { readSourceData } from '../source/readSourceData.ts';
import { SourceFolder } from '../source/SourceFolder.ts';
import { convertMarkdown } from '../text/convertMarkdown.ts';
import { findAnchors } from '../text/findAnchors.ts';
import { readDate } from '../text/readDate.ts';
import { titleize } from '../text/titleize.ts';

/** Reads a folder of Eleventy: texts with their data, and its addresses. The configuration is not run. */
export function readEleventy(root: string, progress: (done: string) => void): ImportedSite {
  return new EleventyReader(
    new SourceFolder(root, ['_site', 'dist', 'public/build']),
    progress,
  ).read();
}

class EleventyReader {
  readonly #folder: SourceFolder;
  readonly #progress: (done: string) => void;
  readonly #config: string;
  readonly #input: string;
  readonly #output: string;
  readonly #data: ReturnType<typeof readSourceData>;
  readonly #liquid: LiquidRenderer;
  readonly #listings: ImportedListing[] = [];
  readonly #feeds: ImportedFeed[] = [];

  constructor(folder: SourceFolder, progress: (done: string) => void) {
    this.#folder = folder;
    this.#progress = progress;
    const config = folder.paths.find((path) =>
      /^(?:\.eleventy|eleventy\.config)\.[cm]?js$/.test(path),
    );
    this.#config = config === undefined ? '' : (folder.readText(config) ?? '');
    this.#input = this.#setting('input');
    this.#output = this.#setting('output') || '_site';
    const includes = posix.join(this.#input, this.#setting('includes') || '_includes');
    this.#data = readSourceData(folder, posix.join(this.#input, this.#setting('data') || '_data'));
    this.#liquid = new LiquidRenderer({
      scope: { ...this.#data.values, collections: {}, eleventy: {} },
      readInclude: (name) =>
        folder.readText(posix.join(includes, name)) ??
        folder.readText(posix.join(includes, `${name}.liquid`)) ??
        folder.readText(posix.join(includes, `${name}.html`)),
      renderTag: (name) =>
        name === 'set' || name === 'from' || name === 'import' || name === 'css' || name === 'js'
          ? ''
          : undefined,
    });
  }

  #setting(name: string): string {
    return (
      new RegExp(`\\b${name}:\\s*["'\`]([^"'\`]+)["'\`]`)
        .exec(this.#config)?.[1]
        ?.replace(/^\.\/|^\.$|\/$/g, '') ?? ''
    );
  }

  read(): ImportedSite {
    const paths = this.#folder.below(this.#input).filter((path) => this.#isTemplate(path));
    const articles = paths.flatMap((path, index) => {
      if (index % 100 === 99) this.#progress(`${index + 1} of ${paths.length} texts read`);
      return this.#convert(path) ?? [];
    });
    if (articles.length === 0)
      throw new UserError(`${this.#folder.root} has no texts of Eleventy.`);
    const { metadata, site } = this.#data.values;
    const about = isMapping(metadata) ? metadata : isMapping(site) ? site : {};
    const url = [about.url, about.baseUrl, about.base_url].find(
      (value) => typeof value === 'string' && value.startsWith('http'),
    );
    return {
      generator: 'Eleventy',
      urls: typeof url === 'string' ? [url.replace(/\/$/, '')] : [],
      articles,
      lists: this.#data.lists,
      listings: this.#listings,
      feeds: this.#feeds,
      redirects: [],
      findFile: (address) => this.#findFile(address),
      findLine: (file, piece) => this.#folder.findLine(file, piece),
      fileCount: this.#folder.paths.filter((path) =>
        /\.(?:jpe?g|png|gif|webp|avif|svg|pdf|mp4|webm)$/i.test(path),
      ).length,
      notes: this.#folder.notes,
    };
  }

  #isTemplate(path: string): boolean {
    const below = path.slice(this.#input === '' ? 0 : this.#input.length + 1);
    return (
      /\.(?:md|markdown|html|njk|liquid)$/i.test(path) &&
      !/(?:^|\/)[_.]/.test(below) &&
      !path.startsWith(`${this.#output}/`) &&
      !/^(?:readme|license|contributing|changelog|code_of_conduct)\b/i.test(below)
    );
  }

  /** The values of the folders above a file, and of the file beside it. */
  #readDataAbove(path: string): { data: Record<string, unknown>; tags: string[] } {
    const parts = posix.dirname(path).split('/');
    const folders = parts
      .map((_, index) => parts.slice(0, index + 1).join('/'))
      .filter((folder) => folder !== '.' && folder.startsWith(this.#input));
    const stem = path.replace(/\.\w+$/, '');
    const names = [...folders.map((folder) => `${folder}/${posix.basename(folder)}`), stem];
    const data: Record<string, unknown> = {};
    const tags: string[] = [];
    for (const name of names)
      for (const ending of [
        '.json',
        '.11tydata.json',
        '.11tydata.js',
        '.11tydata.cjs',
        '.11tydata.mjs',
      ]) {
        const file = name + ending;
        const text = this.#folder.readText(file);
        if (text === undefined) continue;
        const value = ending.endsWith('js') ? readCode(text) : this.#readJson(file, text);
        Object.assign(data, value);
        tags.push(...(readNames(value.tags, false) ?? []));
      }
    return { data, tags };
  }

  #readJson(path: string, text: string): Record<string, unknown> {
    try {
      const value = readDataFile(path, text);
      return isMapping(value) ? value : {};
    } catch (error) {
      this.#folder.add({
        file: path,
        what: 'a file that cannot be read',
        piece: (error as Error).message.slice(0, 80),
        became: 'left out',
      });
      return {};
    }
  }

  #convert(path: string): ImportedArticle | undefined {
    const text = this.#folder.readText(path) ?? '';
    if (text.trim() === '') {
      this.#folder.add({ file: path, what: 'an empty file', became: 'left out' });
      return undefined;
    }
    const { data: own, body, problem } = readFrontMatter(text);
    if (problem)
      this.#folder.add({
        file: path,
        line: problem.line,
        what: 'front matter with a mistake',
        piece: problem.message,
        became: 'was read as far as possible',
      });
    const above = this.#readDataAbove(path);
    const data: Record<string, unknown> = { ...above.data, ...own };
    const note = this.#folder.noteIn(path, text);
    const below = path.slice(this.#input === '' ? 0 : this.#input.length + 1);
    const stem = below.replace(/\.\w+$/, '').replace(/\.11ty$/, '');
    const base = posix.basename(stem);
    const [, day, rest = base] = /^(\d{4}-\d\d-\d\d)-(.+)$/.exec(base) ?? [];
    const fileSlug =
      rest === 'index'
        ? posix
            .basename(posix.dirname(stem))
            .replace(/^\.$/, '')
            .replace(/^\d{4}-\d\d-\d\d-/, '')
        : rest;
    const fields = readFields(data, note);
    const date = fields.date ?? (day === undefined ? undefined : readDate(day));
    const address = this.#address(data, {
      stem: posix.join(posix.dirname(stem), rest),
      fileSlug,
      date,
      note,
    });
    if (address === undefined) {
      this.#folder.add({
        file: path,
        what: 'a text without a page (`permalink: false`)',
        became: 'left out',
      });
      return undefined;
    }
    if (this.#isMade({ path, data, body, address })) return undefined;
    const structural = new Set([...above.tags, 'all', 'post', 'posts', 'nav', 'page', 'pages']);
    const tags = readNames(own.tags, false)?.filter((tag) => !structural.has(tag));
    const folder = below.includes('/') ? (below.split('/')[0] ?? '') : '';
    const { tags: _tags, date: _date, ...others } = fields;
    const source = body.replace(/<!--\s*(?:more|excerpt)\s*-->/i, '');
    const written = this.#liquid.render({
      text: source,
      scope: { ...data, page: { url: address, date, fileSlug } },
      note,
    });
    return {
      ...others,
      source: path,
      collection: date === undefined ? 'pages' : folder || 'posts',
      address,
      title: fields.title ?? titleize(fileSlug || 'home'),
      ...(date !== undefined && { date }),
      ...(tags && tags.length > 0 && { tags }),
      anchors: findAnchors(body),
      body: /\.(?:html|njk|liquid)$/i.test(path)
        ? convertHtml(written, note).text
        : convertMarkdown(written, note),
    };
  }

  #address(
    data: Record<string, unknown>,
    {
      stem,
      fileSlug,
      date,
      note,
    }: { stem: string; fileSlug: string; date: string | undefined; note: OnNote },
  ): string | undefined {
    const { permalink } = data;
    if (permalink === false) return undefined;
    if (typeof permalink === 'string' && permalink !== '') {
      const scope = {
        ...data,
        page: { fileSlug, date, filePathStem: `/${stem}`, inputPath: stem },
      };
      const written = this.#liquid.render({ text: permalink, scope, note }).trim();
      const address = `/${written}`.replaceAll(/\/{2,}/g, '/');
      return address.replace(/\/index\.html$/, '/');
    }
    const path = stem === 'index' ? '' : stem.replace(/\/index$/, '');
    return path === '' || path === '.' ? '/' : `/${path}/`;
  }

  /** Whether a file is made here by the build: feeds, maps of the site, lists of articles. */
  #isMade({
    path,
    data,
    body,
    address,
  }: {
    path: string;
    data: Record<string, unknown>;
    body: string;
    address: string;
  }): boolean {
    if (/\.(?:xml|json|txt|webmanifest)$/.test(address)) {
      if (/<(?:feed|rss)\b/.test(body) && address.endsWith('.xml'))
        this.#feeds.push({ address, title: 'News', collection: 'posts' });
      else this.#folder.add({ file: path, what: 'a file with templates', became: 'left out' });
      return true;
    }
    if (/^\/404(?:\.html)?\/?$/.test(address)) {
      this.#folder.add({
        file: path,
        what: 'the page for addresses that do not exist',
        became: 'left out; the page `/404` says it here',
      });
      return true;
    }
    const paginated = isMapping(data.pagination) ? String(data.pagination.data ?? '') : undefined;
    if (paginated === undefined && !/collections\b/.test(body)) return false;
    const isTopic = paginated === 'collections' && /\{\{\s*tag/.test(String(data.permalink));
    if (paginated === undefined || /^collections\.\w+/.test(paginated) || isTopic) {
      this.#listings.push({
        address: isTopic ? String(data.permalink).replace(/\{\{.*$/, ':value') : address,
        title:
          typeof data.title === 'string' && !data.title.includes('{')
            ? data.title
            : titleize(posix.basename(address) || 'Articles'),
        collection: 'posts',
        ...(isTopic && { values: 'tags' as const }),
      });
      this.#folder.add({
        file: path,
        what: 'a page that lists articles',
        became: 'is written anew',
      });
    } else
      this.#folder.add({
        file: path,
        what: 'pages made from data',
        became: 'left out: write them with `each:`',
      });
    return true;
  }

  #findFile(address: string): ImportedFile | undefined {
    const places = [
      posix.join(this.#input, address),
      address.slice(1),
      `public${address}`,
      posix.join(this.#input, 'public', address),
      `static${address}`,
      `assets${address}`,
    ];
    const path = places.find(
      (place) =>
        !/(?:^|\/)[_.]\w/.test(place) && this.#folder.has(place) && !this.#isTemplate(place),
    );
    return path === undefined ? undefined : { address, content: `${this.#folder.root}/${path}` };
  }
}

/** Reads the texts of an object in code, which is not run: `layout: "post"`, `tags: ["posts"]`. */
function readCode(text: string): Record<string, unknown> {
  return Object.fromEntries(
    [
      ...text.matchAll(
        /["']?\b(\w+)["']?\s*:\s*(?:(["'`])([^"'`\n]*)\2|\[([^\]\n]*)\]|(true|false))/g,
      ),
    ].map(([, key = '', , value, list, flag]) => [
      key,
      value ??
        (list === undefined
          ? flag === 'true'
          : [...list.matchAll(/["'`]([^"'`]*)["'`]/g)].map(([, item]) => item)),
    ]),
  );
}

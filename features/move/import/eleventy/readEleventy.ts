import { posix } from 'node:path';
import { UserError } from '../../../../base/errors/UserError.ts';
import { isMapping } from '../../../../base/values/isMapping.ts';
import { readCodeMatter } from '../code/readCodeData.ts';
import { LiquidRenderer } from '../liquid/LiquidRenderer.ts';
import type { ImportedArticle } from '../model/ImportedArticle.ts';
import type { ImportedFile } from '../model/ImportedFile.ts';
import type { ImportedFeed, ImportedListing, ImportedSite } from '../model/ImportedSite.ts';
import { convertTexts } from '../source/convertTexts.ts';
import { openSourceText } from '../source/openSourceText.ts';
import { readFields } from '../source/readFields.ts';
import { readNames } from '../source/readNames.ts';
import { readSourceData } from '../source/readSourceData.ts';
import { SourceFolder } from '../source/SourceFolder.ts';
import { convertText } from '../text/convertText.ts';
import { findAnchors } from '../text/findAnchors.ts';
import { readDate } from '../text/readDate.ts';
import { titleize } from '../text/titleize.ts';
import { rewriteDestinations } from '../write/rewriteDestinations.ts';
import { DataAbove } from './DataAbove.ts';
import {
  belowInput,
  type EleventyConfig,
  isTemplateFile,
  readEleventyConfig,
} from './EleventyConfig.ts';
import { fillPermalink, type PermalinkValues } from './fillPermalink.ts';
import { readEleventyPage } from './readEleventyPage.ts';

/** Reads a folder of Eleventy: texts with their data, and its addresses. The configuration is not run. */
export function readEleventy(root: string, progress: (done: string) => void): ImportedSite {
  const folder = new SourceFolder(root, ['_site', 'dist', 'public/build']);
  return new EleventyReader(folder, readEleventyConfig(folder)).read(progress);
}

class EleventyReader {
  readonly #folder: SourceFolder;
  readonly #config: EleventyConfig;
  readonly #above: DataAbove;
  readonly #data: ReturnType<typeof readSourceData>;
  readonly #liquid: LiquidRenderer;
  readonly #listings: ImportedListing[] = [];
  readonly #feeds: ImportedFeed[] = [];
  /** Names of collections that Eleventy makes from the tags of a folder. */
  readonly #collections = new Set(['all']);

  constructor(folder: SourceFolder, config: EleventyConfig) {
    this.#folder = folder;
    this.#config = config;
    this.#above = new DataAbove(folder, config.input);
    this.#data = readSourceData(folder, config.data, (path) => this.#above.readCode(path));
    this.#liquid = new LiquidRenderer({
      scope: { ...this.#data.values, collections: {}, eleventy: {} },
      readInclude: (name) =>
        folder.readText(posix.join(config.includes, name)) ??
        folder.readText(posix.join(config.includes, `${name}.liquid`)) ??
        folder.readText(posix.join(config.includes, `${name}.html`)),
      renderTag: (name) => (/^(?:set|from|import|css|js)$/.test(name) ? '' : undefined),
    });
  }

  read(progress: (done: string) => void): ImportedSite {
    const folder = this.#folder;
    const paths = folder
      .below(this.#config.input)
      .filter((path) => isTemplateFile(path, this.#config));
    const articles = convertTexts(paths, (path) => this.#convert(path), progress);
    if (articles.length === 0) throw new UserError(`${folder.root} has no texts of Eleventy.`);
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
      redirects: this.#listCollectionRedirects(),
      findFile: (address) => this.#findFile(address),
      findLine: (file, piece) => folder.findLine(file, piece),
      fileCount: folder.paths.filter((path) =>
        /\.(?:jpe?g|png|gif|webp|avif|svg|pdf|mp4|webm)$/i.test(path),
      ).length,
      notes: folder.notes,
    };
  }

  #convert(path: string): ImportedArticle | undefined {
    const folder = this.#folder;
    const opened = openSourceText(folder, path, { readCode: readCodeMatter });
    if (!opened) return undefined;
    const { body } = opened;
    const above = this.#above.read(path);
    const data: Record<string, unknown> = { ...above.data, ...opened.data };
    const note = folder.noteIn(path, opened.text);
    const below = belowInput(path, this.#config);
    const { date: ownDate, tags: _, ...fields } = readFields(data, note);
    const { day, ...named } = readFileName(below);
    const date = ownDate ?? (day === undefined ? undefined : readDate(day));
    const address = fillPermalink(data, { ...named, date }, this.#liquid, note);
    if (address === undefined) {
      folder.noteFile(path, 'a text without a page (`permalink: false`)', 'left out');
      return undefined;
    }
    for (const name of above.tags) this.#collections.add(name);
    const made = readEleventyPage({ path, body, data }, address, folder);
    if (made) {
      if (made.feed) this.#feeds.push(made.feed);
      if (made.listing) this.#listings.push(made.listing);
      return undefined;
    }
    const structural = new Set([...above.tags, 'all', 'post', 'posts', 'nav', 'page', 'pages']);
    const tags = readNames(opened.data.tags, false)?.filter((tag) => !structural.has(tag));
    const [section = ''] = below.includes('/') ? below.split('/') : [];
    const { fileSlug } = named;
    const written = this.#liquid.render({
      text: body.replace(/<!--\s*(?:more|excerpt)\s*-->/i, ''),
      scope: { ...data, page: { url: address, date, fileSlug } },
      note,
    });
    return {
      ...fields,
      source: path,
      collection: date === undefined ? 'pages' : section || 'posts',
      address,
      title: fields.title ?? titleize(fileSlug || 'home'),
      ...(date !== undefined && { date }),
      ...(tags && tags.length > 0 && { tags }),
      anchors: findAnchors(body),
      body: rewriteDestinations(convertText(path, written, note), ({ address }) =>
        this.#resolve(address, path),
      ),
    };
  }

  /** Returns the address of a file that a text names by its path, as plugins of Eleventy read it. */
  #resolve(written: string, path: string): string {
    const [target = '', rest = ''] = written.split(/(?=[?#])(.*)/s);
    if (target === '' || /^(?:[a-z][\w+.-]*:|\/\/)/i.test(target)) return written;
    const beside = posix.join(posix.dirname(path), target);
    const below = posix.join(this.#config.input, target);
    const found = [beside, below].find((place) => this.#folder.has(place));
    if (found === undefined) return written;
    const isTemplate = isTemplateFile(found, this.#config);
    return `/${isTemplate ? found : belowInput(found, this.#config)}${rest}`;
  }

  /** Pages for each tag exist for collections too, which list what the page of all articles lists. */
  #listCollectionRedirects(): ImportedSite['redirects'] {
    const [list] = this.#listings.filter(({ values }) => values === undefined);
    return this.#listings
      .filter(({ values }) => values === 'tags')
      .flatMap(({ address }) =>
        [...this.#collections].map((name) => ({
          from: address.replace(':value', name),
          to: list?.address ?? '/',
          file: address,
        })),
      );
  }

  #findFile(address: string): ImportedFile | undefined {
    const { input } = this.#config;
    const places = [
      posix.join(input, address),
      address.slice(1),
      `public${address}`,
      posix.join(input, 'public', address),
      `static${address}`,
      `assets${address}`,
    ];
    const path = places.find(
      (place) =>
        !/(?:^|\/)[_.]\w/.test(place) &&
        this.#folder.has(place) &&
        !isTemplateFile(place, this.#config),
    );
    return path === undefined ? undefined : this.#folder.find(path, address);
  }
}

/** Reads what the path of a text, below the folder of the templates, says of its address and date. */
function readFileName(below: string): Omit<PermalinkValues, 'date'> & { day: string | undefined } {
  const stem = below.replace(/\.\w+$/, '').replace(/\.11ty$/, '');
  const folder = posix.dirname(stem);
  const base = posix.basename(stem);
  const [, day, rest = base] = /^(\d{4}-\d\d-\d\d)-(.+)$/.exec(base) ?? [];
  const inner = posix
    .basename(folder)
    .replace(/^\.$/, '')
    .replace(/^\d{4}-\d\d-\d\d-/, '');
  return { stem: posix.join(folder, rest), fileSlug: rest === 'index' ? inner : rest, day };
}

import { closeSync, fstatSync, mkdirSync, openSync, type Stats, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { importFile } from '../../base/files/importFile.ts';
import { getOrCreate } from '../../base/lists/getOrCreate.ts';
import { contentHash } from '../../base/text/contentHash.ts';
import { loadRenderer } from '../../code/loadRenderer.ts';
import { findInvalidData } from '../../renderer/page/findInvalidData.ts';
import { pageFile } from '../../renderer/page/pageFile.ts';
import type * as Render from '../../renderer/render.ts';
import { registerSections, siteSectionRegistry } from '../../renderer/sections/registerSections.ts';
import { sectionChecks } from '../../renderer/sections/sectionChecks.ts';
import { sectionSchemas } from '../../renderer/sections/sectionSchemas.ts';
import { CheckCache } from '../../schema/check/CheckCache.ts';
import { resolveAndCheckPage } from '../../schema/check/checkRouteEntry.ts';
import { ProblemStore } from '../../schema/check/entries/ProblemStore.ts';
import { parseSharedTexts } from '../../schema/check/entries/sharedTexts.ts';
import { inLocale } from '../../schema/check/inLocale.ts';
import { readSiteContext } from '../../schema/check/readSiteContext.ts';
import type { SiteContext } from '../../schema/check/SiteContext.ts';
import type { Catalogue } from '../../schema/locales/Catalogue.ts';
import { createCatalogue } from '../../schema/locales/createCatalogue.ts';
import { createLocalization } from '../../schema/locales/createLocalization.ts';
import type { TranslatedText } from '../../schema/locales/TranslatedText.ts';
import { EntryFile } from '../../schema/manifest/EntryFile.ts';
import { getSiteFileKind } from '../../schema/manifest/getSiteFileKind.ts';
import { loadSite } from '../../schema/manifest/loadSite.ts';
import { type BoundRouteEntry, bindRows } from '../../schema/reference/lists/bindRows.ts';
import { LazyRouteEntry } from '../../schema/reference/read/LazyRouteEntry.ts';
import type { Localization, PlainLocalization } from '../../schema/reference/read/Manifest.ts';
import { readBindings } from '../../schema/reference/read/readBindings.ts';
import { resolvePage } from '../../schema/reference/resolvePage.ts';
import type { Page } from '../../schema/vocabulary/page.ts';
import { SourceFile } from '../../schema/yaml/source/SourceFile.ts';
import type {
  EntryResult,
  EntryTask,
  RenderedFile,
  RenderSetup,
  RenderTask,
  SharedTexts,
  WrittenPage,
} from './messages.ts';
import { type FileRange, type ResolvedFile, ResolvedPages } from './ResolvedPages.ts';

/**
 * Checks and renders pages one by one from the text of their route entries. It keeps no page, so
 * memory does not grow with the site. Each worker thread has one, and so has a build without them.
 * Checking and rendering share the parsed entry and the caches, so they are in one class.
 */
export class PageProcessor {
  #siteContext: SiteContext | undefined;
  #problemStore: ProblemStore | undefined;
  #setup: RenderSetup | undefined;
  #renderer: typeof Render | undefined;
  #wholeContext: RenderSetup['renderContext'] | undefined;
  #lastEntry: ParsedEntry | undefined;
  #resolvedPages: ResolvedPages | undefined;
  readonly #styles = new Map<string, Buffer>();
  readonly #createdFolders = new Set<string>();

  /**
   * Parses the site context.
   *
   * @param resolvedFile where to store pages that are checked from now on
   */
  async share(texts: SharedTexts, resolvedFile?: ResolvedFile): Promise<void> {
    this.#resolvedPages = resolvedFile && new ResolvedPages(resolvedFile);
    const { root, mode, now, url, incomplete } = texts;
    for (const [type, file] of Object.entries(texts.siteSections ?? {})) {
      registerSections({ [type]: await importFile(file) });
      siteSectionRegistry.modules[type] = file;
    }
    const { manifests, overlay } = parseSharedTexts(texts);
    const { translations } = texts;
    // Each task has the translations of its page.
    const includes = (path: string) => !translations || getSiteFileKind(path) !== 'translations';
    const loaded = await loadSite(root, { manifests, overlay, includes });
    const options = {
      root,
      mode,
      url,
      isIncomplete: incomplete,
      now: new Date(now),
      sections: sectionSchemas,
      checks: sectionChecks,
      ...(translations && { catalogues: readTranslations(translations) }),
    };
    this.#siteContext = readSiteContext(loaded, options, new CheckCache());
    this.#problemStore = new ProblemStore(this.#siteContext);
    this.#lastEntry = undefined;
  }

  /** The parsed site context. */
  get siteContext(): SiteContext {
    if (!this.#siteContext) throw new Error('share() must be called first');
    return this.#siteContext;
  }

  /** Checks the pages of a route entry. */
  check(task: EntryTask): EntryResult {
    const { routeEntry, bound } = this.#parseEntry(task);
    const context = inLocale(this.siteContext.context, routeEntry);
    if (!bound) return { isReadable: false, bindings: {}, pages: [], resolved: [] };
    const { file } = routeEntry;
    const pages: EntryResult['pages'] = [];
    const resolved: EntryResult['resolved'] = [];
    for (const index of task.rowsIndexes ?? bound.sets.keys()) {
      const rows = bound.sets[index];
      if (!rows) throw new Error(`The entry ${task.route} has no page ${index}`);
      let slot: FileRange | undefined;
      const { page, problems } = resolveAndCheckPage(routeEntry, rows, index, context, (found) => {
        if (found.isShown) slot = this.#resolvedPages?.write(found.page);
      });
      const stored =
        page && bound.problems.length === 0
          ? this.#problemStore?.store([...file.problems, ...problems], file.source)
          : undefined;
      pages.push(
        page && stored
          ? { facts: page.facts, ...(stored.length > 0 && { problems: stored }) }
          : null,
      );
      resolved.push(slot);
    }
    return { isReadable: true, bindings: readBindings(routeEntry.value), pages, resolved };
  }

  /** Loads the server bundle, for the methods below. */
  async prepare(setup: RenderSetup): Promise<void> {
    this.#setup = setup;
    this.#wholeContext = undefined;
    this.#createdFolders.clear();
    this.#renderer = loadRenderer(setup.bundle);
  }

  /** Renders pages of a route entry and writes them. */
  writePages({ route, rowsIndexes, resolved, entry }: RenderTask): RenderedFile[] {
    return rowsIndexes.map((rowsIndex, index) => {
      const slot = resolved?.[index];
      const page = slot ? this.#resolvedPages?.read(slot) : entry && this.resolve(entry, rowsIndex);
      if (!page) throw new Error(`Page ${rowsIndex} of ${route} cannot be resolved`);
      return this.writePage(page);
    });
  }

  /** Resolves a page of a route entry; returns undefined when that fails. */
  resolve(entry: EntryTask, rowsIndex: number): Page | undefined {
    const { routeEntry, bound } = this.#parseEntry(entry);
    const context = inLocale(this.siteContext.context, routeEntry);
    return resolvePage(routeEntry, bound?.sets[rowsIndex] ?? new Map(), context.resolve).page?.page;
  }

  /** Renders a page and writes it if there is a folder, unless the code of one of its sections throws. */
  writePage(page: Page): RenderedFile {
    const { folder, compressAbove = Number.POSITIVE_INFINITY } = this.#requireSetup();
    const { html, ...rest } = this.#renderToWrite(page);
    const rendered: WrittenPage & Pick<RenderedFile, 'compressedSize'> = rest;
    if (html.length > compressAbove) rendered.compressedSize = gzipSync(html, { level: 1 }).length;
    if (folder === undefined || rest.failure)
      return { ...rendered, digest: '', size: html.length, mtime: 0 };
    const path = pageFile(page.route);
    const parent = dirname(path);
    if (!this.#createdFolders.has(parent)) {
      mkdirSync(join(folder, parent), { recursive: true });
      this.#createdFolders.add(parent);
    }
    const { size, mtimeMs } = writeFile(join(folder, path), html);
    return { ...rendered, digest: contentHash(html), size, mtime: mtimeMs };
  }

  /**
   * Renders a page to be written. A page that is only checked gets the styles of all pages, because
   * selecting takes longer, as long as it is light even so.
   */
  #renderToWrite(page: Page): WrittenPage & { html: Buffer } {
    const setup = this.#requireSetup();
    const { folder, compressAbove = Number.POSITIVE_INFINITY, renderContext } = setup;
    if (folder !== undefined) return this.renderPage(page);
    const { assets } = renderContext;
    this.#wholeContext ??= {
      ...renderContext,
      assets: { ...assets, styles: { ...assets.styles, isWhole: true } },
    };
    try {
      this.#setup = { ...setup, renderContext: this.#wholeContext };
      const rendered = this.renderPage(page);
      if (rendered.html.length <= compressAbove) return rendered;
    } finally {
      this.#setup = setup;
    }
    return this.renderPage(page);
  }

  /**
   * Renders a page; the result has a `failure` if the code of one of its own sections throws.
   *
   * @param previous its document before an edit
   */
  renderPage(page: Page, previous?: string): WrittenPage & { html: Buffer } {
    const { renderContext } = this.#requireSetup();
    const renderer = this.#renderer as typeof Render;
    try {
      return this.#renderPage(page, previous);
    } catch (error) {
      const failure = renderer.findSectionFailure(page, renderContext);
      // A built-in section that throws is a bug of ours.
      if (!failure || !Object.hasOwn(siteSectionRegistry.modules, failure.type)) throw error;
      const reads = renderer.createPageDependencies();
      const nothing = { islands: [], reads, invalidStructuredData: [] };
      return { html: Buffer.alloc(0), route: page.route, ...nothing, failure };
    }
  }

  #renderPage(page: Page, previous: string | undefined): WrittenPage & { html: Buffer } {
    const { renderContext, profile } = this.#requireSetup();
    const renderer = this.#renderer as typeof Render;
    const {
      parts,
      islands,
      headScripts,
      dependencies: reads,
      structuredData,
    } = renderer.renderPage(page, renderContext, previous);
    const [beforeStyle, style, afterStyle] = parts;
    const invalidStructuredData = findInvalidData(structuredData, renderContext);
    return {
      html: Buffer.concat([
        Buffer.from(beforeStyle),
        this.#encodeStyle(style),
        Buffer.from(afterStyle),
      ]),
      route: page.route,
      islands,
      ...(headScripts.length > 0 && { headScripts }),
      reads,
      invalidStructuredData,
      ...(profile && { profile: renderer.timeSections(page, renderContext) }),
    };
  }

  /** Encodes an inlined stylesheet once for all pages that share it. */
  #encodeStyle(style: string): Buffer {
    const bytes = getOrCreate(this.#styles, style, () => Buffer.from(style));
    return bytes;
  }

  /** Parses a route entry. Keeps the last one, since one entry may generate many pages. */
  #parseEntry({ path, text, route, localization }: EntryTask): ParsedEntry {
    const last = this.#lastEntry;
    const isSameFile = last?.text === text && last.routeEntry.file.source.path === path;
    if (last && isSameFile && last.localization === JSON.stringify(localization)) return last;
    const file = isSameFile
      ? last.routeEntry.file
      : new EntryFile(new SourceFile(path, text), route);
    const routeEntry = new LazyRouteEntry(file, localization && this.#localize(localization));
    const { resolve } = inLocale(this.siteContext.context, routeEntry);
    const bound = routeEntry.isReadable ? bindRows(routeEntry, resolve) : undefined;
    this.#lastEntry = { text, localization: JSON.stringify(localization), routeEntry, bound };
    return this.#lastEntry;
  }

  #localize(plain: PlainLocalization): Localization | undefined {
    const { context } = this.siteContext;
    const catalogue = context.catalogues.get(plain.locale);
    const { resolve, fieldIndex } = context;
    return (
      catalogue && createLocalization(plain, catalogue, { ...resolve, fieldIndex }, resolve.mode)
    );
  }

  #requireSetup(): RenderSetup {
    if (!this.#setup) throw new Error('prepare() must be called first');
    return this.#setup;
  }
}

interface ParsedEntry {
  text: string;
  localization: string | undefined;
  routeEntry: LazyRouteEntry;
  /** Undefined when the entry cannot be parsed on its own. */
  bound: BoundRouteEntry | undefined;
}

function readTranslations(
  translations: NonNullable<SharedTexts['translations']>,
): Map<string, Catalogue> {
  return new Map(
    Object.entries(translations).map(([locale, texts]) => [
      locale,
      createCatalogue(locale, texts as TranslatedText[]),
    ]),
  );
}

/** Writes a file and returns its stats with a single `open`. */
function writeFile(path: string, bytes: Buffer): Stats {
  const descriptor = openSync(path, 'w');
  try {
    writeFileSync(descriptor, bytes);
    return fstatSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

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
import { EntryChecker } from '../../schema/check/entries/EntryChecker.ts';
import type { EntryResult, EntryTask } from '../../schema/check/entries/EntryTask.ts';
import type { Page } from '../../schema/vocabulary/page.ts';
import type { RenderedFile, RenderSetup, RenderTask, SharedSite, WrittenPage } from './messages.ts';
import { type FileRange, type ResolvedFile, ResolvedPages } from './ResolvedPages.ts';

/**
 * Checks and renders pages one by one from the text of their route entries. It keeps no page, so
 * memory does not grow with the site. Each worker thread has one, and so has a build without them.
 * Checking and rendering share the parsed entry and the caches, so they are in one class.
 */
export class PageProcessor {
  #checker: EntryChecker | undefined;
  #setup: RenderSetup | undefined;
  #renderer: typeof Render | undefined;
  #wholeContext: RenderSetup['renderContext'] | undefined;
  #resolvedPages: ResolvedPages | undefined;
  readonly #styles = new Map<string, Buffer>();
  readonly #createdFolders = new Set<string>();

  /**
   * Parses the site context.
   *
   * @param resolvedFile where to store pages that are checked from now on
   */
  async share(texts: SharedSite, resolvedFile?: ResolvedFile): Promise<void> {
    this.#resolvedPages = resolvedFile && new ResolvedPages(resolvedFile);
    for (const [type, file] of Object.entries(texts.siteSections ?? {})) {
      registerSections({ [type]: await importFile(file) });
      siteSectionRegistry.modules[type] = file;
    }
    const code = { sections: sectionSchemas, checks: sectionChecks };
    this.#checker = await EntryChecker.open(texts, code);
  }

  /** Checks and resolves the pages of route entries. */
  get checker(): EntryChecker {
    if (!this.#checker) throw new Error('share() must be called first');
    return this.#checker;
  }

  /** Checks the pages of a route entry, and stores them until they are rendered. */
  check(task: EntryTask): EntryResult<FileRange> {
    return this.checker.check(task, (page) => this.#resolvedPages?.write(page));
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
      const page = slot
        ? this.#resolvedPages?.read(slot)
        : entry && this.checker.resolve(entry, rowsIndex);
      if (!page) throw new Error(`Page ${rowsIndex} of ${route} cannot be resolved`);
      return this.writePage(page);
    });
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
    return getOrCreate(this.#styles, style, () => Buffer.from(style));
  }

  #requireSetup(): RenderSetup {
    if (!this.#setup) throw new Error('prepare() must be called first');
    return this.#setup;
  }
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

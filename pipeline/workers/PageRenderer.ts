import { closeSync, fstatSync, mkdirSync, openSync, type Stats, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { contentHash } from '../../base/files/contentHash.ts';
import { getOrCreate } from '../../base/lists/getOrCreate.ts';
import { loadRenderer } from '../../code/index.ts';
import {
  pageFile,
  type Render,
  type RenderContext,
  siteSectionRegistry,
} from '../../renderer/index.ts';
import { collectRenderedFacts } from '../../schema/index.ts';
import type { Page } from '../../schema/vocabulary.ts';
import { HtmlWriter } from '../cache/html/HtmlWriter.ts';
import { readHtml, type StoredPage } from '../cache/html/StoredHtml.ts';
import type { RenderedFile, RenderResult, RenderSetup } from './messages.ts';

/** Renders pages with the server bundle, and writes them if there is a folder. Keeps no page. */
export class PageRenderer {
  readonly #setup: RenderSetup;
  readonly #bundle: typeof Render;
  /** With the styles of all pages. */
  readonly #wholeContext: RenderContext;
  readonly #styles = new Map<string, Buffer>();
  readonly #createdFolders = new Set<string>();
  readonly #store: HtmlWriter | undefined;

  constructor(setup: RenderSetup) {
    this.#setup = setup;
    this.#bundle = loadRenderer(setup.bundle);
    const { assets } = setup.renderContext;
    const styles = { ...assets.styles, isWhole: true };
    this.#wholeContext = { ...setup.renderContext, assets: { ...assets, styles } };
    this.#store = setup.cache === undefined ? undefined : new HtmlWriter(setup.cache);
  }

  /**
   * Renders a page and writes it if there is a folder, unless the code of one of its sections throws.
   *
   * @param before the page with the same assets before an edit
   */
  writePage(page: Page, before?: StoredPage): RenderedFile {
    const { folder, cache = '', compressAbove = Number.POSITIVE_INFINITY } = this.#setup;
    const isWritten = folder !== undefined;
    const previous = isWritten && before ? readHtml(cache, before) : undefined;
    const { html, parts, ...rest } = isWritten
      ? this.renderPage(page, { previous: previous && String(Buffer.concat(previous)) })
      : this.#renderToCheck(page);
    const rendered: RenderResult & Pick<RenderedFile, 'compressedSize'> = rest;
    if (html.length > compressAbove) rendered.compressedSize = gzipSync(html, { level: 1 }).length;
    if (!isWritten || rest.failure) return { ...rendered, digest: '', size: html.length, mtime: 0 };
    const path = pageFile(page.route);
    const parent = dirname(path);
    if (!this.#createdFolders.has(parent)) {
      mkdirSync(join(folder, parent), { recursive: true });
      this.#createdFolders.add(parent);
    }
    const { size, mtimeMs } = writeFile(join(folder, path), html);
    const stored = this.#store?.add(parts);
    const digest = contentHash(html);
    return { ...rendered, digest, ...(stored && { html: stored }), size, mtime: mtimeMs };
  }

  /**
   * Renders a page that is only checked: with the styles of all pages, because selecting takes longer,
   * as long as the page is light even so.
   */
  #renderToCheck(page: Page): RenderedDocument {
    const { compressAbove = Number.POSITIVE_INFINITY } = this.#setup;
    const rendered = this.renderPage(page, { renderContext: this.#wholeContext });
    return rendered.html.length <= compressAbove ? rendered : this.renderPage(page);
  }

  /**
   * Renders a page; the result has a `failure` if the code of one of its own sections throws.
   *
   * @param options.previous its document before an edit
   */
  renderPage(
    page: Page,
    {
      previous,
      renderContext = this.#setup.renderContext,
    }: { previous?: string | undefined; renderContext?: RenderContext } = {},
  ): RenderedDocument {
    try {
      return this.#renderPage(page, renderContext, previous);
    } catch (error) {
      const failure = this.#bundle.findSectionFailure(page, renderContext);
      // A built-in section that throws is a bug of ours.
      if (!failure || !Object.hasOwn(siteSectionRegistry.modules, failure.type)) throw error;
      const reads = this.#bundle.createPageDependencies();
      const nothing = { islands: [], reads };
      return { html: Buffer.alloc(0), parts: [], route: page.route, ...nothing, failure };
    }
  }

  #renderPage(
    page: Page,
    renderContext: RenderContext,
    previous: string | undefined,
  ): RenderedDocument {
    const {
      parts: [start, style, rest],
      islands,
      scriptBytes,
      dependencies: reads,
      structuredData,
    } = this.#bundle.renderPage(page, renderContext, previous);
    const { profile } = this.#setup;
    const features = collectRenderedFacts(
      { structuredData, parts: [start, style, rest] },
      renderContext,
    );
    const parts = [Buffer.from(start), this.#encodeStyle(style), Buffer.from(rest)];
    return {
      html: Buffer.concat(parts),
      parts,
      route: page.route,
      islands,
      ...(scriptBytes > 0 && { scriptBytes }),
      reads,
      ...(features && { features }),
      ...(profile && { profile: this.#bundle.timeSections(page, renderContext) }),
    };
  }

  /** Encodes an inlined stylesheet once for all pages that share it. */
  #encodeStyle(style: string): Buffer {
    return getOrCreate(this.#styles, style, () => Buffer.from(style));
  }
}

/** A rendered page with its document, also in parts. */
interface RenderedDocument extends RenderResult {
  html: Buffer;
  parts: Buffer[];
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

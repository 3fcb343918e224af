import { closeSync, fstatSync, mkdirSync, openSync, type Stats, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CheckCache } from '../../../schema/check/CheckCache.ts';
import { resolveAndCheckPage } from '../../../schema/check/checkRouteEntry.ts';
import { readSiteContext } from '../../../schema/check/readSiteContext.ts';
import type { SiteContext } from '../../../schema/check/SiteContext.ts';
import { EntryFile } from '../../../schema/manifest/EntryFile.ts';
import { loadSite } from '../../../schema/manifest/loadSite.ts';
import type { Page } from '../../../schema/page.ts';
import { type BoundRouteEntry, bindRows } from '../../../schema/resolve/bindRows.ts';
import { LazyRouteEntry } from '../../../schema/resolve/LazyRouteEntry.ts';
import { readBindings } from '../../../schema/resolve/readBindings.ts';
import { resolvePage } from '../../../schema/resolve/resolvePage.ts';
import { checkJsonLd } from '../../../schema/structuredData/checkJsonLd.ts';
import { SourceFile } from '../../../schema/yaml/SourceFile.ts';
import type * as Render from '../../bundle/render.ts';
import { sectionChecks } from '../../sections/sectionChecks.ts';
import { sectionSchemas } from '../../sections/sectionSchemas.ts';
import { pageFile } from '../output/pageFile.ts';
import type {
  EntryOutcome,
  EntryTask,
  RenderedFile,
  RenderSetup,
  RenderTask,
  SharedTexts,
} from './messages.ts';
import { type ResolvedFile, ResolvedPages, type Slot } from './ResolvedPages.ts';
import { sharedFiles } from './sharedTexts.ts';

/**
 * Checks and renders pages one by one from the text of their entries. It keeps no page: memory
 * does not grow with the site. One lives in every worker thread, and one where there are none.
 */
export class PageProcessor {
  #shared: SiteContext | undefined;
  #setup: RenderSetup | undefined;
  #render: typeof Render | undefined;
  #last: Entry | undefined;
  #kept: ResolvedPages | undefined;
  #style: { text: string; bytes: Buffer } | undefined;
  readonly #folders = new Set<string>();

  /** Reads what pages share; pages that are checked from now on are put into `keep`. */
  async share(texts: SharedTexts, keep?: ResolvedFile): Promise<void> {
    this.#kept = keep && new ResolvedPages(keep);
    const { root, mode, now, incomplete } = texts;
    const { manifests, overlay } = sharedFiles(texts);
    const loaded = await loadSite(root, { manifests, overlay });
    const options = {
      root,
      mode,
      isIncomplete: incomplete,
      now: new Date(now),
      sections: sectionSchemas,
      checks: sectionChecks,
    };
    this.#shared = readSiteContext(loaded, options, new CheckCache());
    this.#last = undefined;
  }

  /** What pages share, as it was read. */
  get shared(): SiteContext {
    return this.#need();
  }

  /** Checks the pages of an entry. */
  check(task: EntryTask): EntryOutcome {
    const { context } = this.#need();
    const { routeEntry, bound } = this.#bind(task);
    if (!bound) return { readable: false, bindings: {}, facts: [], resolved: [] };
    const fine = routeEntry.file.problems.length === 0 && bound.problems.length === 0;
    const facts: EntryOutcome['facts'] = [];
    const resolved: EntryOutcome['resolved'] = [];
    for (const set of task.sets ?? bound.sets.keys()) {
      const rows = bound.sets[set];
      if (!rows) throw new Error(`The entry ${task.route} makes no page ${set}`);
      let slot: Slot | undefined;
      const { page, problems } = resolveAndCheckPage(routeEntry, rows, set, context, (one) => {
        if (one.isShown) slot = this.#kept?.put(one.page);
      });
      facts.push(fine && page && problems.length === 0 ? page.facts : null);
      resolved.push(slot);
    }
    return { readable: true, bindings: readBindings(routeEntry.value), facts, resolved };
  }

  /** Makes ready to render. */
  async prepare(setup: RenderSetup): Promise<void> {
    this.#setup = setup;
    this.#folders.clear();
    this.#render = await import(/* @vite-ignore */ pathToFileURL(setup.bundle).href);
  }

  /** Renders pages of an entry and writes them. */
  render({ route, sets, resolved, entry }: RenderTask): RenderedFile[] {
    return sets.map((set, index) => {
      const slot = resolved?.[index];
      const page = slot ? this.#kept?.take(slot) : entry && this.#resolve(entry, set);
      if (!page) throw new Error(`The page ${route} (${set}) cannot be resolved`);
      return this.write(page);
    });
  }

  #resolve(entry: EntryTask, set: number): Page | undefined {
    const { context } = this.#need();
    const { routeEntry, bound } = this.#bind(entry);
    return resolvePage(routeEntry, bound?.sets[set] ?? new Map(), context.resolve).page?.page;
  }

  /** Renders a page and writes it. */
  write(page: Page): RenderedFile {
    const { renderContext, folder, profile } = this.#setup as RenderSetup;
    const renderer = this.#render as typeof Render;
    const made = renderer.renderPage(page, renderContext);
    const name = pageFile(page.route);
    const file = join(folder, name);
    const parent = dirname(name);
    if (!this.#folders.has(parent)) {
      mkdirSync(join(folder, parent), { recursive: true });
      this.#folders.add(parent);
    }
    const descriptor = openSync(file, 'w');
    const [start, style, rest] = made.parts;
    const bytes = Buffer.concat([Buffer.from(start), this.#encoded(style), Buffer.from(rest)]);
    const { size, mtimeMs } = writeTo(descriptor, bytes);
    const doubtful = made.structuredData
      .filter(({ data }) => checkJsonLd([data], renderContext.now).length > 0)
      .map(({ section, data }) => ({ ...(section >= 0 && { section }), objects: [data] }));
    return {
      route: page.route,
      size,
      mtime: mtimeMs,
      islands: made.islands,
      reads: made.reads,
      invalidStructuredData: doubtful,
      ...(profile && { profile: renderer.timeSections(page, renderContext) }),
    };
  }

  /** An inlined stylesheet is larger than the rest of a page, and the same for all. */
  #encoded(style: string): Buffer {
    if (this.#style?.text !== style) this.#style = { text: style, bytes: Buffer.from(style) };
    return this.#style.bytes;
  }

  /**
   * An entry and the rows of its pages, if it makes sense. Kept from one call to the next, since
   * one entry may make many pages.
   */
  #bind(task: EntryTask): Entry {
    const { path, text, route } = task;
    if (this.#last?.text === text && this.#last.routeEntry.file.source.path === path)
      return this.#last;
    const routeEntry = new LazyRouteEntry(new EntryFile(new SourceFile(path, text), route));
    const bound = routeEntry.isReadable
      ? bindRows(routeEntry, this.#need().context.resolve)
      : undefined;
    this.#last = { text, routeEntry, bound };
    return this.#last;
  }

  #need(): SiteContext {
    if (!this.#shared) throw new Error('Nothing was shared yet');
    return this.#shared;
  }
}

interface Entry {
  text: string;
  routeEntry: LazyRouteEntry;
  bound: BoundRouteEntry | undefined;
}

function writeTo(descriptor: number, bytes: Buffer): Stats {
  try {
    writeFileSync(descriptor, bytes);
    return fstatSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

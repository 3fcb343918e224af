import { cacheKey } from '../base/files/cacheKey.ts';
import { groupBy } from '../base/lists/groupBy.ts';
import { pageFile } from '../renderer/index.ts';
import { createEntryTask, entryDigest, type SitePage, toBatches } from '../schema/index.ts';
import type { Build } from './Build.ts';
import type { CachedOutput } from './cache/CachedPage.ts';
import { createOutputKeys, digestAssets, type OutputKeyParts } from './cache/createOutputKeys.ts';
import { readHtml } from './cache/html/StoredHtml.ts';
import type { CachedFactsProvider } from './facts/CachedFactsProvider.ts';
import type { OutputFolder } from './output/OutputFolder.ts';
import type { RenderedFile, RenderSetup, RenderTask } from './workers/messages.ts';
import { PageRenderer } from './workers/PageRenderer.ts';
import { minPagesForThreads, type PendingTask, type WorkerPool } from './workers/WorkerPool.ts';

/** The pages of an output. */
export interface RenderedSite {
  /** Cache key of each page → its file, reused or new. */
  outputs: Record<string, CachedOutput>;
  /** The pages that were rendered now. */
  rendered: (RenderedFile & { key: string })[];
  /** Milliseconds by section type, if sections were timed. */
  profile: Record<string, number>;
  /** Digest of the assets that the pages chose from. */
  assetsDigest: string;
}

/** What the steps before rendering provide. */
export interface RenderInputs
  extends Pick<RenderSetup, 'renderContext' | 'bundle' | 'compressAbove'> {
  factsProvider: CachedFactsProvider;
  pool: WorkerPool;
  /** Files of the last output, by cache key of the page. */
  previousOutputs: Record<string, CachedOutput>;
}

/**
 * Renders the pages that differ from those in the build cache. Writes the pages whose files in the
 * output are not up to date, if there is an output.
 */
export async function renderPages(
  { request: { profile }, state, output, onProgress }: Build,
  pages: readonly SitePage[],
  { factsProvider, pool, previousOutputs, ...inputs }: RenderInputs,
): Promise<RenderedSite> {
  const assetsDigest = digestAssets(state.codeHash, inputs.renderContext);
  const outputKey = createOutputKeys(assetsDigest, inputs.renderContext);
  const cache = state.buildCache.folder;
  const setup: RenderSetup = {
    ...inputs,
    ...(output && { folder: output.folder, cache }),
    profile,
  };
  const onDone = (count: number) => onProgress('render', count, pages.length);
  const outputs: RenderedSite['outputs'] = {};
  const outdated: KeyedPage[] = [];
  for (const page of pages) {
    const keyedPage = toKeyedPage(page, factsProvider);
    const { key, route } = keyedPage;
    const previous = previousOutputs[key];
    const isCurrent = previous && previous.key === outputKey(keyedPage, previous.reads);
    const known =
      isCurrent &&
      (output ? await restore(pageFile(route), previous, { output, cache }) : previous);
    if (known) outputs[key] = known;
    else outdated.push(keyedPage);
  }
  const { batches, others } = groupPages(outdated);
  const tasks = batches.map((batch) => toRenderTask(batch, factsProvider));
  const files = await pool.render(tasks, setup, onDone);
  // With the same assets, most edited pages need the same styles as before.
  const reused = state.buildCache.site.assetsDigest === assetsDigest ? previousOutputs : {};
  files.push(...renderHere(others, setup, { onDone, previous: reused }));
  const rendered: RenderedSite['rendered'] = [];
  for (const [index, page] of [...batches.flat(), ...others].entries()) {
    const file = files[index] as RenderedFile;
    rendered.push({ ...file, key: page.key });
    if (file.failure) continue;
    const { route, digest, html, reads, islands, scriptBytes, size, mtime } = file;
    output?.add(pageFile(route));
    const key = outputKey(page, reads);
    outputs[page.key] = {
      route,
      digest,
      ...(html && { html }),
      key,
      reads,
      islands,
      ...(scriptBytes && { scriptBytes }),
      size,
      mtime,
    };
  }
  return { outputs, rendered, profile: sumProfiles(rendered), assetsDigest };
}

/**
 * Keeps the file of a page in the output, or writes it as it is stored in the build cache.
 *
 * @returns the page with the stamp of its file; undefined when it has to be rendered
 */
async function restore(
  path: string,
  page: CachedOutput,
  { output, cache }: { output: OutputFolder; cache: string },
): Promise<CachedOutput | undefined> {
  const mtime = output.findUnmodified(path, page);
  if (mtime !== undefined) {
    output.keep(path);
    return mtime === page.mtime ? page : { ...page, mtime };
  }
  const parts = readHtml(cache, page);
  return parts && { ...page, ...(await output.write(path, Buffer.concat(parts))) };
}

/** A page with what its output key is computed from. */
interface KeyedPage extends OutputKeyParts {
  page: SitePage;
}

function toKeyedPage(page: SitePage, factsProvider: CachedFactsProvider): KeyedPage {
  const { validUntil: until, meta } = page.facts;
  const { route, title, breadcrumb, locale, original } = meta;
  const key =
    factsProvider.pageKey(page.routeEntry, page.rows) ??
    // Without the text of its entry, a page is identified by its resolved content.
    `whole ${cacheKey(JSON.stringify(page.resolved().page))}`;
  const blocks = factsProvider.blocksKey(page.facts);
  return { page, key, blocks, until, route, title, breadcrumb, locale, original };
}

/**
 * Splits pages into batches from one route entry, for threads, and others: few pages are faster without
 * threads, and a thread cannot resolve pages whose manifest was parsed unsplit.
 */
function groupPages(pages: readonly KeyedPage[]): {
  batches: KeyedPage[][];
  others: KeyedPage[];
} {
  const isForThreads = ({ page }: KeyedPage) =>
    pages.length >= minPagesForThreads && entryDigest(page.routeEntry) !== undefined;
  const groups = groupBy(pages.filter(isForThreads), ({ page }) => page.routeEntry);
  return {
    batches: [...groups.values()].flatMap((group) => [...toBatches(group)]),
    others: pages.filter((page) => !isForThreads(page)),
  };
}

function toRenderTask(
  pages: readonly KeyedPage[],
  factsProvider: CachedFactsProvider,
): PendingTask<RenderTask> {
  return () => {
    const { routeEntry } = (pages[0] as KeyedPage).page;
    const resolved = pages.map(({ key }) => factsProvider.resolvedSlot(key));
    return {
      route: routeEntry.route,
      rowsIndexes: pages.map(({ page }) => page.rowsIndex),
      resolved,
      ...(!resolved.every(Boolean) && { entry: createEntryTask(routeEntry) }),
    };
  };
}

/**
 * Renders pages in this thread, which has the text and the rows of their entries.
 *
 * @param previous the pages before an edit, whose stylesheets may be the same
 */
function renderHere(
  pages: readonly KeyedPage[],
  setup: RenderSetup,
  { onDone, previous }: { onDone(pages: number): void; previous: RenderInputs['previousOutputs'] },
): RenderedFile[] {
  if (pages.length === 0) return [];
  const renderer = new PageRenderer(setup);
  const byRoute = new Map(Object.values(previous).map((output) => [output.route, output]));
  return pages.map(({ page, route }) => {
    const before = byRoute.get(route);
    const file = renderer.writePage(page.resolved().page, before);
    onDone(1);
    return file;
  });
}

function sumProfiles(rendered: readonly RenderedFile[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { profile = {} } of rendered)
    for (const [type, time] of Object.entries(profile)) sums[type] = (sums[type] ?? 0) + time;
  return sums;
}

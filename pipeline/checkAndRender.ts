import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from '../base/files/cacheFolder.ts';
import { isFile } from '../base/files/isFile.ts';
import { type Bundles, loadBundles, runCodeChecks } from '../code/index.ts';
import { createRenderContext, type PreparedSite, siteSectionRegistry } from '../renderer/index.ts';
import { type CheckedSite, catalogue, type SitePage } from '../schema/index.ts';
import type { Build } from './Build.ts';
import type { CachedSite } from './cache/CachedSite.ts';
import { checkForBuild } from './checkForBuild.ts';
import { checkRenderedPages, getUncompressedLimit } from './checkRenderedPages.ts';
import { CachedFactsProvider } from './facts/CachedFactsProvider.ts';
import { PhaseTimer } from './PhaseTimer.ts';
import { type RenderedSite, type RenderInputs, renderPages } from './renderPages.ts';
import { isInShard } from './shards/Shard.ts';
import { WorkerPool } from './workers/WorkerPool.ts';

/** A site that was checked, its rendered pages included. */
export interface RenderedCheck {
  checked: CheckedSite;
  factsProvider: CachedFactsProvider;
  /** The pages for the build cache. */
  outputs: CachedSite['outputs'];
  /** Absent if no page could be rendered because of errors. */
  rendering: Rendering | undefined;
}

interface Rendering extends PreparedSite, RenderedSite {
  bundles: Bundles;
  pages: SitePage[];
}

/**
 * Checks a site and renders its pages, so that one run reports every problem. In a site with errors,
 * the pages without errors are rendered, as far as possible. Writes the pages of a site without
 * errors if the build has an output.
 *
 * @param previousOutputs the pages that need not be rendered if they would be the same
 */
export async function checkAndRender(
  build: Build,
  previousOutputs: CachedSite['outputs'],
  timer = new PhaseTimer(),
): Promise<RenderedCheck> {
  const { request, code, state } = build;
  const { root, now, shard, url, noindex } = request;
  // The bundles depend on the code alone, so they are built while pages are checked.
  const loadingBundles = hasBrokenSections()
    ? undefined
    : loadBundles(code, { rebuild: state.isCold });
  loadingBundles?.catch(() => {});
  const pool = openWorkerPool(build);
  try {
    const onDone = (pages: number) => build.onProgress('check', pages);
    const factsProvider = new CachedFactsProvider(state, pool, now, { onDone, shard });
    const checked = await checkForBuild(root, {
      now,
      problems: await runCodeChecks(code),
      factsProvider,
      skipsSiteRules: shard !== undefined,
      url,
      noindex,
    });
    factsProvider.addNewPages(checked.shownPages);
    timer.end('check');
    const bundles = await loadingBundles;
    timer.end('wait for the bundles');
    const rendering =
      bundles &&
      (await render(build, checked, { bundles, factsProvider, pool, previousOutputs, timer }));
    if (!rendering)
      return { checked, factsProvider, rendering, outputs: state.buildCache.site.outputs };
    const { output } = state.buildCache.site;
    const { report, outputs } = await checkRenderedPages(checked, rendering, {
      sizes: output?.files ?? {},
      read: (path) =>
        readIfExists(join(bundles?.client ?? '', path)) ?? readIfExists(join(request.folder, path)),
    });
    return { checked: { ...checked, ...report }, factsProvider, rendering, outputs };
  } finally {
    await pool.close();
  }
}

function readIfExists(path: string): Buffer | undefined {
  return isFile(path) ? readFileSync(path) : undefined;
}

/** Whether the site cannot be rendered because the code of one of its section types is broken. */
function hasBrokenSections(): boolean {
  return siteSectionRegistry.problems.some(({ rule }) => catalogue.get(rule)?.severity === 'error');
}

function openWorkerPool({ code, state }: Build): WorkerPool {
  const { root, installation } = code;
  const pool = new WorkerPool(join(installation.commandLine, 'pageWorker.cjs'));
  pool.keepResolved(cacheFolder(root));
  if (shouldPrestartWorkers(root, state)) pool.start();
  return pool;
}

async function render(
  build: Build,
  checked: CheckedSite,
  {
    bundles,
    timer,
    ...tools
  }: Pick<RenderInputs, 'factsProvider' | 'pool' | 'previousOutputs'> & {
    bundles: Bundles;
    timer: PhaseTimer;
  },
): Promise<Rendering | undefined> {
  const { site, shownPages, summary } = checked;
  const { root, now, noindex, shard } = build.request;
  if (!site) return undefined;
  const hasErrors = summary.errors > 0;
  const pages = shownPages.filter(
    (page) =>
      isInShard(page.facts.meta.route, shard) &&
      (!hasErrors || tools.factsProvider.isWithoutErrors(page)),
  );
  try {
    const prepared = await createRenderContext(
      { ...checked, site },
      { root, now, noindex, bundles, digests: build.state.publicFiles },
    );
    const { renderContext } = prepared;
    timer.end('images and styles');
    const { output: _, ...withoutOutput } = build;
    const rendered = await renderPages(hasErrors ? withoutOutput : build, pages, {
      ...tools,
      renderContext,
      bundle: bundles.renderer,
      compressAbove: getUncompressedLimit(checked, { bundles, renderContext }),
    });
    timer.end('render');
    return { ...prepared, ...rendered, bundles, pages };
  } catch (error) {
    // Values with errors may not render; their diagnostics tell the author more.
    if (!hasErrors) throw error;
    return undefined;
  }
}

/**
 * Whether so much content is new that the build will need threads, judging by file sizes. They can
 * then start before anything is parsed. Edited files do not count: most edits change a few pages,
 * and the pool starts threads later if they change many.
 */
function shouldPrestartWorkers(root: string, { sources, buildCache }: Build['state']): boolean {
  let bytes = 0;
  for (const path of Object.keys(sources)) {
    if (buildCache.site.sources?.[path]) continue;
    const { size } = statSync(join(root, path));
    // A row can generate many pages.
    bytes += path.startsWith('data/') ? size * 8 : size;
  }
  return bytes > minBytes;
}

/** About 150 pages. */
const minBytes = 1_200_000;

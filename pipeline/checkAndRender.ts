import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { cachePath } from '../base/files/cachePath.ts';
import { isFile } from '../base/files/isFile.ts';
import { checkSiteFunctions } from '../code/checkSiteFunctions.ts';
import { type Bundles, loadBundles } from '../code/loadBundles.ts';
import type { SiteCode } from '../code/SiteCode.ts';
import { createRenderContext, type PreparedSite } from '../renderer/context/createRenderContext.ts';
import { siteSectionRegistry } from '../renderer/sections/registerSections.ts';
import type { CheckedSite } from '../schema/check/checkSite.ts';
import { getRule } from '../schema/rules/catalogue.ts';
import type { SitePage } from '../schema/rules/RuleContext.ts';
import type { BuildOptions, BuildTarget } from './BuildOptions.ts';
import type { CachedSite } from './cache/CachedSite.ts';
import type { BuildState } from './cache/readBuildState.ts';
import { checkForBuild } from './checkForBuild.ts';
import { checkRenderedPages, getUncompressedLimit } from './checkRenderedPages.ts';
import { CachedFactsProvider } from './facts/CachedFactsProvider.ts';
import type { OutputFolder } from './output/OutputFolder.ts';
import { PhaseTimer } from './PhaseTimer.ts';
import { type RenderedSite, renderPages } from './renderPages.ts';
import { isInShard } from './shards/Shard.ts';
import { WorkerPool } from './workers/WorkerPool.ts';

/** Options of `checkAndRender`. */
export interface CheckAndRenderOptions
  extends Pick<BuildTarget, 'root' | 'now' | 'shard' | 'url' | 'noindex'>,
    Partial<Pick<BuildTarget, 'profile'>>,
    Pick<BuildOptions, 'onProgress'> {
  /** Where to write the pages if the site has no errors; without it, they are only rendered. */
  output?: OutputFolder;
  /** The pages that need not be rendered if they would be the same. */
  previousOutputs: CachedSite['outputs'];
  timer?: PhaseTimer;
}

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
 * the pages without errors are rendered, as far as possible.
 */
export async function checkAndRender(
  code: SiteCode,
  state: BuildState,
  options: CheckAndRenderOptions,
): Promise<RenderedCheck> {
  const { root, now, shard, onProgress, timer = new PhaseTimer() } = options;
  // The bundles depend on the code alone, so they are built while pages are checked.
  const loadingBundles = hasBrokenSections()
    ? undefined
    : loadBundles(code, { rebuild: state.isCold });
  loadingBundles?.catch(() => {});
  const pool = openWorkerPool(code, state);
  try {
    const onDone = (pages: number) => onProgress?.('check', pages);
    const factsProvider = new CachedFactsProvider(state, pool, now, { onDone, shard });
    const skipsSiteRules = shard !== undefined;
    const problems = await checkSiteFunctions(code);
    const checked = await checkForBuild(root, {
      now,
      problems,
      factsProvider,
      skipsSiteRules,
      url: options.url,
      noindex: options.noindex,
    });
    factsProvider.addNewPages(checked.shownPages);
    timer.end('check');
    const bundles = await loadingBundles;
    timer.end('wait for the bundles');
    const tools = { codeHash: state.codeHash, publicFiles: state.publicFiles, factsProvider, pool };
    const rendering = bundles && (await render(checked, bundles, { ...options, ...tools, timer }));
    if (!rendering)
      return { checked, factsProvider, rendering, outputs: state.buildCache.site.outputs };
    const { output } = state.buildCache.site;
    const { report, outputs } = await checkRenderedPages(checked, rendering, {
      sizes: output?.files ?? {},
      read: (path) =>
        readIfExists(join(bundles?.client ?? '', path)) ??
        readIfExists(join(output?.folder ?? '', path)),
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
  return siteSectionRegistry.problems.some(({ rule }) => getRule(rule).severity === 'error');
}

function openWorkerPool({ root, installation }: SiteCode, state: BuildState): WorkerPool {
  const pool = new WorkerPool(join(installation.commandLine, 'pageWorker.cjs'));
  pool.keepResolved(cachePath(root));
  if (shouldPrestartWorkers(root, state)) pool.start();
  return pool;
}

interface RenderTools extends CheckAndRenderOptions, Pick<BuildState, 'codeHash' | 'publicFiles'> {
  timer: PhaseTimer;
  factsProvider: CachedFactsProvider;
  pool: WorkerPool;
}

async function render(
  checked: CheckedSite,
  bundles: Bundles,
  options: RenderTools,
): Promise<Rendering | undefined> {
  const { site, shownPages, summary } = checked;
  const { shard, output, factsProvider, timer } = options;
  if (!site) return undefined;
  const hasErrors = summary.errors > 0;
  const pages = shownPages.filter(
    (page) =>
      isInShard(page.facts.meta.route, shard) &&
      (!hasErrors || factsProvider.isWithoutErrors(page)),
  );
  try {
    const prepared = await createRenderContext(
      { ...checked, site },
      {
        ...options,
        bundles,
        digests: options.publicFiles,
      },
    );
    const { renderContext } = prepared;
    timer.end('images and styles');
    const rendered = await renderPages(pages, {
      ...options,
      renderContext,
      bundle: bundles.renderer,
      output: hasErrors ? undefined : output,
      compressAbove: getUncompressedLimit(checked, { bundles, renderContext }),
      onDone: (count) => options.onProgress?.('render', count, pages.length),
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
function shouldPrestartWorkers(root: string, { sources, buildCache }: BuildState): boolean {
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

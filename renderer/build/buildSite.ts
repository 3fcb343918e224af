import { join } from 'node:path';
import { cachePath } from '../../base/files/cachePath.ts';
import { type Bundles, loadBundles } from '../bundle/loadBundles.ts';
import type { SiteCode } from '../bundle/SiteCode.ts';
import { createRenderContext, imageCache } from '../context/createRenderContext.ts';
import { siteSectionRegistry } from '../sections/registerSections.ts';
import type { BuildOptions } from './BuildOptions.ts';
import { type BuildResult, isAccepted } from './BuildResult.ts';
import { summarizeBuild } from './BuildSummary.ts';
import type { BuildState } from './cache/readBuildState.ts';
import { checkForBuild } from './checkForBuild.ts';
import { checkRenderedPages } from './checkRenderedPages.ts';
import { CachedFactsProvider } from './facts/CachedFactsProvider.ts';
import { collectAssets } from './output/collectAssets.ts';
import { writeFiles } from './output/writeFiles.ts';
import { PhaseTimer } from './PhaseTimer.ts';
import type { FullPlan } from './planBuild.ts';
import { createBuildRecord } from './record/createBuildRecord.ts';
import { recordBuild } from './record/recordBuild.ts';
import { renderPages } from './renderPages.ts';
import { saveBuild } from './saveBuild.ts';
import { hasSiteFiles, isInShard } from './shards/Shard.ts';
import { findLastModified } from './siteFiles/findLastModified.ts';
import { listSiteFiles } from './siteFiles/listSiteFiles.ts';
import { shouldPrestartWorkers } from './workers/shouldPrestartWorkers.ts';
import { WorkerPool } from './workers/WorkerPool.ts';

/**
 * Builds a site: checks everything, then renders the pages whose files are not up to date. With
 * errors or too many warnings the last output stays as it is.
 */
export async function buildSite(
  options: BuildOptions,
  code: SiteCode,
  { state, previousOutput }: FullPlan,
): Promise<BuildResult> {
  const { root, output, now, shard, maxWarnings } = options;
  const { buildCache } = state;
  const previous = buildCache.site;
  const timer = new PhaseTimer();
  // The bundles depend on the code alone, so they are built while pages are checked.
  const loadingBundles = startLoading(code, state);
  loadingBundles.catch(() => {});
  const pool = openWorkerPool(code, state);
  try {
    const factsProvider = new CachedFactsProvider(state, pool, now, {
      onDone: (pages) => options.onProgress?.('check', pages),
      shard,
    });
    const skipsSiteRules = shard !== undefined;
    const checked = await checkForBuild(root, { now, factsProvider, skipsSiteRules });
    const snapshot = factsProvider.snapshot(checked);
    timer.end('check');
    if (!isAccepted(checked, maxWarnings) || !checked.site) {
      buildCache.site = { ...previous, ...snapshot };
      await buildCache.save();
      return { reports: [checked], summary: undefined };
    }

    const bundles = await loadingBundles;
    timer.end('wait for the bundles');

    const findingDates = findLastModified(root, checked, { cached: previous.lastModified, now });
    const site = { ...checked, site: checked.site };
    const { renderContext, files, imageFiles, ...optionalFiles } = await createRenderContext(site, {
      root,
      bundles,
      now,
      digests: state.publicFiles,
    });
    timer.end('images and styles');

    const pages = checked.shownPages.filter(({ facts }) => isInShard(facts.meta.route, shard));
    const rendered = await renderPages(pages, {
      renderContext,
      bundle: bundles.renderer,
      output,
      factsProvider,
      pool,
      previousOutputs: previousOutput ? previous.outputs : {},
      codeHash: state.codeHash,
      profile: options.profile,
      onDone: (count) => options.onProgress?.('render', count, pages.length),
    });
    timer.end('render');
    // The threads' memory is needed for encoding images.
    await pool.close();

    const assets = await collectAssets(Object.values(rendered.outputs), bundles, optionalFiles, {
      files: imageFiles,
      root,
      cache: imageCache(root),
      script: join(code.installation.commandLine, 'encodeProcess.js'),
      onDone: (copies, of) => options.onProgress?.('encode', copies, of),
    });
    timer.end('encode images');

    const { dateOf, cached: lastModified } = await findingDates;
    if (hasSiteFiles(shard)) {
      const siteFiles = listSiteFiles(checked, {
        renderContext,
        render: bundles.render,
        findDates: async () => dateOf,
      });
      for (const [path, generate] of siteFiles) files.set(path, await generate());
    }
    const written = await writeFiles(root, output, {
      publicFiles: hasSiteFiles(shard) ? state.publicFiles : {},
      generated: hasSiteFiles(shard) ? files : new Map(),
      assets,
      previous: previousOutput?.files,
    });
    timer.end('other files');

    const { report, outputs } = await checkRenderedPages(checked, rendered, {
      output,
      bundles,
      renderContext,
      files: written,
    });
    const reports = report.diagnostics.length > 0 ? [checked, report] : [checked];
    if (!isAccepted(report, maxWarnings)) return { reports, summary: undefined };

    const removed = await output.commit();
    const { keys } = factsProvider;
    const recorded = { checked, pages, outputs, files: written, inputs: state, renderContext };
    if (!shard) await recordBuild(options, createBuildRecord({ ...recorded, keys, code }));
    await saveBuild(options, state, {
      snapshot,
      checked,
      diagnostics: report.diagnostics,
      outputs,
      files: written,
      routes: pages.map(({ facts }) => facts.meta.route),
      lastModified,
      renderContext,
    });
    timer.end('commit and store');

    const counts = { pages: pages.length, rendered: rendered.rendered.length };
    const { profile } = rendered;
    const summary = { ...summarizeBuild(buildCache.site, counts), removed, profile };
    return { reports, summary: { ...summary, phases: timer.times } };
  } finally {
    await pool.close();
  }
}

/** Pages are not rendered while a section type of the site is broken. */
async function startLoading(code: SiteCode, { isCold }: BuildState): Promise<Bundles> {
  if (siteSectionRegistry.problems.length > 0)
    throw new Error('A section type of the site is broken');
  return loadBundles(code, { rebuild: isCold });
}

function openWorkerPool({ root, installation }: SiteCode, state: BuildState): WorkerPool {
  const pool = new WorkerPool(join(installation.commandLine, 'pageWorker.js'));
  pool.keepResolved(cachePath(root));
  if (shouldPrestartWorkers(root, state)) pool.start();
  return pool;
}

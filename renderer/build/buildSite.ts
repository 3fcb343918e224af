import { join } from 'node:path';
import type { SiteCode } from '../bundle/SiteCode.ts';
import { imageCache } from '../context/createRenderContext.ts';
import type { BuildOptions } from './BuildOptions.ts';
import { type BuildResult, isAccepted } from './BuildResult.ts';
import { summarizeBuild } from './BuildSummary.ts';
import { checkAndRender } from './checkAndRender.ts';
import { checkRenderedPages } from './checkRenderedPages.ts';
import { collectAssets } from './output/collectAssets.ts';
import { writeFiles } from './output/writeFiles.ts';
import { PhaseTimer } from './PhaseTimer.ts';
import type { FullPlan } from './planBuild.ts';
import { createBuildRecord } from './record/createBuildRecord.ts';
import { recordBuild } from './record/recordBuild.ts';
import { saveBuild } from './saveBuild.ts';
import { hasSiteFiles } from './shards/Shard.ts';
import { findLastModified } from './siteFiles/findLastModified.ts';
import { listSiteFiles } from './siteFiles/listSiteFiles.ts';

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
  const { checked, factsProvider, rendering, outputs } = await checkAndRender(code, state, {
    ...options,
    previousOutputs: previousOutput ? previous.outputs : {},
    timer,
  });
  if (!rendering || !isAccepted(checked, maxWarnings)) {
    buildCache.site = { ...previous, ...factsProvider.snapshot(checked), outputs };
    await buildCache.save();
    return { report: checked, summary: undefined };
  }

  const { renderContext, bundles, pages, files, imageFiles } = rendering;
  const findingDates = findLastModified(root, checked, { cached: previous.lastModified, now });
  const assets = await collectAssets(Object.values(outputs), bundles, rendering, {
    files: imageFiles,
    root,
    cache: imageCache(root),
    script: join(code.installation.commandLine, 'encodeProcess.cjs'),
    onDone: (copies, of) => options.onProgress?.('encode', copies, of),
  });
  timer.end('encode images');

  const { dateOf, cached: lastModified } = await findingDates;
  if (hasSiteFiles(shard)) {
    const siteFiles = listSiteFiles(checked, {
      root,
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

  // Only now the sizes of all images are known.
  const weighed = await checkRenderedPages(checked, rendering, {
    sizes: written,
    read: (path) => output.read(path),
    isComplete: !shard,
  });
  const complete = { ...checked, ...weighed.report };
  if (!isAccepted(complete, maxWarnings)) return { report: complete, summary: undefined };

  const removed = await output.commit();
  const { keys } = factsProvider;
  const recorded = { checked, pages, outputs, files: written, inputs: state, renderContext };
  await recordBuild(options, createBuildRecord({ ...recorded, keys, code }));
  await saveBuild(options, state, {
    snapshot: factsProvider.snapshot(complete),
    checked: complete,
    outputs: weighed.outputs,
    files: written,
    routes: pages.map(({ facts }) => facts.meta.route),
    lastModified,
    renderContext,
  });
  timer.end('commit and store');

  const counts = { pages: pages.length, rendered: rendering.rendered.length };
  const { profile } = rendering;
  const summary = { ...summarizeBuild(buildCache.site, counts), removed, profile };
  return { report: complete, summary: { ...summary, phases: timer.times } };
}

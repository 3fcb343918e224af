import { join } from 'node:path';
import type { CheckedSite } from '../../schema/check/checkSite.ts';
import type { Installation } from '../bundle/Installation.ts';
import { loadBundles } from '../bundle/loadBundles.ts';
import { createRenderContext } from '../site/createRenderContext.ts';
import type { BuildSummary, Shard } from './BuildSummary.ts';
import { CachedFactsProvider } from './facts/CachedFactsProvider.ts';
import { saveRoutes } from './cache/previousRoutes.ts';
import { type BuildState, summarizeBuild } from './cache/readBuildState.ts';
import { checkForBuild } from './checkForBuild.ts';
import { generateSiteFiles } from './output/generateSiteFiles.ts';
import { findLastModified } from './output/findLastModified.ts';
import type { OutputFolder } from './output/OutputFolder.ts';
import { writeFiles } from './output/writeFiles.ts';
import { PhaseTimer } from './PhaseTimer.ts';
import { checkRenderedPages } from './checkRenderedPages.ts';
import { type RenderedSite, renderPages } from './renderPages.ts';
import { writeShardInfo } from './mergeShards.ts';
import { shouldPrestartWorkers } from './workers/shouldPrestartWorkers.ts';
import { WorkerPool } from './workers/WorkerPool.ts';

/** What a build is told. */
export interface BuildOptions {
  root: string;
  /** Folder of the output. */
  folder: string;
  /** The same, open for writing. Its owner closes it, after a failure too. */
  output: OutputFolder;
  now: Date;
  /** Takes the time of each section. */
  profile: boolean;
  /** Renders only every so-manieth page; the first part has the other files too. */
  shard?: Shard | undefined;
  /** Told of what is wrong; the build goes on only if it answers true. */
  report(checked: Pick<CheckedSite, 'diagnostics' | 'files' | 'summary'>): Promise<boolean>;
  /** Told of progress: how many pages were checked or rendered since. */
  onProgress?(phase: 'check' | 'render', pages: number, of?: number): void;
}

/**
 * Builds a site: checks everything, then renders the pages whose files are not in the output yet as
 * they have to be. Nothing that did not change is parsed, checked or rendered again. With errors
 * the last output stays as it was.
 *
 * @returns what was done; undefined when something was wrong
 */
export async function buildSite(
  options: BuildOptions,
  installation: Installation,
  run: BuildState,
): Promise<BuildSummary | undefined> {
  const { root, folder, output, now, shard } = options;
  const { codeHash, buildCache, inputs } = run;
  const last = buildCache.site;
  const phases = new PhaseTimer();
  // The bundles depend on the code alone, so they are made while pages are being checked.
  const making = loadBundles(installation);
  making.catch(() => {});
  const pool = new WorkerPool(join(installation.cache, 'cli', 'pageWorker.js'));
  pool.keepResolved(join(root, '.blockwright'));
  if (shouldPrestartWorkers(root, run)) pool.start();
  try {
    const factsProvider = new CachedFactsProvider(run, pool, now, (pages) =>
      options.onProgress?.('check', pages),
    );
    const checked = await checkForBuild(root, { now, source: factsProvider });
    const kept = factsProvider.snapshot(checked);
    phases.end('check');
    if (!(await options.report(checked)) || !checked.site) {
      buildCache.site = { ...last, ...kept };
      await buildCache.save();
      return undefined;
    }
    const code = await making;
    phases.end('wait for the bundles');
    const changing = findLastModified(root, checked, { factsProvider, stored: last.changed, now });
    const shared = { ...checked, site: checked.site };
    const { renderContext, files } = await createRenderContext(shared, {
      root,
      bundles: code,
      now,
    });
    phases.end('images and styles');
    const own = checked.shown.filter((_, index) => isOwn(index, shard));
    const rendering = await renderPages(own, {
      renderContext,
      code,
      output,
      factsProvider,
      pool,
      stored: run.output ? last.outputs : {},
      codeHash,
      profile: options.profile,
      onDone: (pages) => options.onProgress?.('render', pages, own.length),
    });
    phases.end('render');
    const found = checkRenderedPages(checked, rendering, { output, code, files });
    if (found.diagnostics.length > 0 && !(await options.report(found))) return undefined;
    const { dayOf, changed } = await changing;
    for (const [name, content] of generateSiteFiles(checked.pages, renderContext, dayOf))
      files.set(name, content);
    const written = isOwn(0, shard)
      ? await writeFiles(root, {
          publicFiles: run.publicFiles,
          made: files,
          output,
          stored: run.output?.files,
        })
      : {};
    phases.end('other files');

    const removed = await output.commit();
    const quiet = checked.diagnostics.length + found.diagnostics.length === 0;
    const until = earliest(checked, rendering, now);
    const routes = checked.pages.map(({ route }) => route);
    buildCache.site = {
      ...kept,
      outputs: rendering.outputs,
      output: {
        folder,
        ...(shard && { shard: `${shard.number}/${shard.of}` }),
        ...(quiet && { inputs }),
        ...(until !== undefined && { until }),
        files: written,
        routes: own.map(({ facts }) => facts.meta.route),
      },
      ...(changed && { changed }),
      renderContext: JSON.stringify({ ...renderContext, now: undefined }),
    };
    await buildCache.save();
    if (shard) {
      const day = now.toISOString().slice(0, 10);
      await writeShardInfo(folder, { ...shard, code: codeHash, inputs, day, routes });
    } else await saveRoutes(root, checked.pages);
    phases.end('commit and store');
    return {
      ...summarizeBuild(buildCache.site, { pages: own.length, rendered: rendering.rendered.length }),
      ...(removed.length > 0 && { removed }),
      profile: rendering.profile,
      phases: phases.times,
    };
  } finally {
    await pool.close();
  }
}

/** Whether a page, or for 0 what is no page, belongs to the part that is being built. */
function isOwn(index: number, shard: Shard | undefined): boolean {
  return !shard || index % shard.of === shard.number - 1;
}

/** When the next date in the content is reached; the end of the day if a page reads the clock. */
function earliest(
  { shown }: CheckedSite,
  { outputs }: RenderedSite,
  now: Date,
): number | undefined {
  const moments = shown.flatMap(({ facts }) => facts.until ?? []);
  if (Object.values(outputs).some(({ reads }) => reads.clock))
    moments.push(new Date(now).setUTCHours(24, 0, 0, 0));
  return moments.length > 0 ? moments.reduce((a, b) => Math.min(a, b)) : undefined;
}

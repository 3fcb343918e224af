import { join } from 'node:path';
import type { CheckedSite } from '../../schema/checkSite.ts';
import type { Installation } from '../cli/Installation.ts';
import { createWorld } from '../site/createWorld.ts';
import type { BuildSummary, Shard } from './BuildSummary.ts';
import { bundles } from './bundles.ts';
import { checkedSite } from './checkedSite.ts';
import { hostFiles } from './hostFiles.ts';
import { isMuchNew } from './isMuchNew.ts';
import { lastChanged } from './lastChanged.ts';
import { writeRoutes } from './lastRoutes.ts';
import { type LastRun, summaryOf } from './lastRun.ts';
import type { OutputFolder } from './OutputFolder.ts';
import { Phases } from './Phases.ts';
import { PageFinder } from './pages/PageFinder.ts';
import { PagePool } from './pages/PagePool.ts';
import { writePart } from './parts.ts';
import { renderedDiagnostics } from './renderedDiagnostics.ts';
import { type RenderedSite, renderPages } from './renderPages.ts';
import { writeFiles } from './writeFiles.ts';

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
  run: LastRun,
): Promise<BuildSummary | undefined> {
  const { root, folder, output, now, shard } = options;
  const { codeHash, store, inputs } = run;
  const last = store.site;
  const phases = new Phases();
  // The bundles depend on the code alone, so they are made while pages are being checked.
  const making = bundles(installation);
  making.catch(() => {});
  const pool = new PagePool(join(installation.cache, 'cli', 'pageWorker.js'));
  pool.keepResolved(join(root, '.blockwright'));
  if (isMuchNew(root, run)) pool.start();
  try {
    const finder = new PageFinder(run, pool, now, (pages) => options.onProgress?.('check', pages));
    const checked = await checkedSite(root, { now, source: finder });
    const kept = finder.keep(checked);
    phases.end('check');
    if (!(await options.report(checked)) || !checked.site) {
      store.site = { ...last, ...kept };
      await store.save();
      return undefined;
    }
    const code = await making;
    phases.end('wait for the bundles');
    const changing = lastChanged(root, checked, { finder, stored: last.changed, now });
    const shared = { ...checked, site: checked.site };
    const { world, files } = await createWorld(shared, { root, bundles: code, now });
    phases.end('images and styles');
    const own = checked.shown.filter((_, index) => isOwn(index, shard));
    const rendering = await renderPages(own, {
      world,
      code,
      output,
      finder,
      pool,
      stored: run.output ? last.outputs : {},
      codeHash,
      profile: options.profile,
      onDone: (pages) => options.onProgress?.('render', pages, own.length),
    });
    phases.end('render');
    const found = renderedDiagnostics(checked, rendering, { output, code, files });
    if (found.diagnostics.length > 0 && !(await options.report(found))) return undefined;
    const { dayOf, changed } = await changing;
    for (const [name, content] of hostFiles(checked.pages, world, dayOf)) files.set(name, content);
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
    store.site = {
      ...kept,
      outputs: rendering.outputs,
      output: {
        folder,
        ...(shard && { shard: `${shard.number}/${shard.of}` }),
        ...(quiet && { inputs }),
        ...(until !== undefined && { until }),
        files: written,
        routes: own.map(({ facts }) => facts.head.route),
      },
      ...(changed && { changed }),
      world: JSON.stringify({ ...world, now: undefined }),
    };
    await store.save();
    if (shard) {
      const day = now.toISOString().slice(0, 10);
      await writePart(folder, { ...shard, code: codeHash, inputs, day, routes });
    } else await writeRoutes(root, checked.pages);
    phases.end('commit and store');
    return {
      ...summaryOf(store.site, { pages: own.length, rendered: rendering.rendered.length }),
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

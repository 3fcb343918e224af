import { join } from 'node:path';
import { isAccepted } from '../build/BuildResult.ts';
import type { BuildState } from '../build/cache/readBuildState.ts';
import { readSiteInputs } from '../build/cache/readSiteInputs.ts';
import { checkForBuild } from '../build/checkForBuild.ts';
import { CachedFactsProvider } from '../build/facts/CachedFactsProvider.ts';
import { WorkerPool } from '../build/workers/WorkerPool.ts';
import { loadOwnSections } from '../bundle/loadOwnSections.ts';
import type { SiteCode } from '../bundle/SiteCode.ts';
import { applySiteFixes, printSiteFixes } from './applySiteFixes.ts';
import { BuildProgress } from './BuildProgress.ts';
import { delayOptimization } from './delayOptimization.ts';
import { formatCacheWarnings } from './formatCacheWarnings.ts';
import type { Options } from './Options.ts';
import { reportDiagnostics } from './reportDiagnostics.ts';

/** Checks a site that may have changed since the last check, and applies fixes if requested. */
export async function checkAll(
  options: Options,
  code: SiteCode,
  { state, now }: { state: BuildState; now: Date },
): Promise<number> {
  const { root } = options;
  const { buildCache } = state;
  delayOptimization();
  await loadOwnSections(code);
  const progress = new BuildProgress({ quiet: options.values.quiet === true });
  const pool = new WorkerPool(join(code.installation.commandLine, 'pageWorker.js'));
  try {
    const check = async (currentState: BuildState) => {
      const factsProvider = new CachedFactsProvider(currentState, pool, now, {
        onDone: (pages) => progress.add('check', pages),
      });
      const checked = await checkForBuild(root, { now, factsProvider });
      buildCache.site = { ...buildCache.site, ...factsProvider.snapshot(checked) };
      return checked;
    };
    let checked = await check(state);
    progress.end();
    if (options.values['dry-run']) {
      await printSiteFixes(root, checked, now);
      return isAccepted(checked, Number.POSITIVE_INFINITY) ? 0 : 1;
    }
    if (options.values.fix && (await applySiteFixes(root, checked, now)))
      checked = await check({ ...state, ...(await readSiteInputs(root)) });
    await buildCache.save();
    process.stderr.write(formatCacheWarnings(buildCache));
    return await reportDiagnostics(checked, options, code.installation);
  } finally {
    await pool.close();
  }
}

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { applyFixes } from '../../schema/check/applyFixes.ts';
import type { CheckedSite } from '../../schema/check/checkSite.ts';
import type { BuildState } from '../build/cache/readBuildState.ts';
import { readSiteInputs } from '../build/cache/readSiteInputs.ts';
import { checkForBuild } from '../build/checkForBuild.ts';
import { CachedFactsProvider } from '../build/facts/CachedFactsProvider.ts';
import { WorkerPool } from '../build/workers/WorkerPool.ts';
import type { Installation } from '../bundle/Installation.ts';
import { BuildProgress } from './BuildProgress.ts';
import { formatCacheWarnings } from './formatCacheWarnings.ts';
import type { Options } from './Options.ts';
import { reportDiagnostics } from './reportDiagnostics.ts';

/** Checks a site that may have changed since the last check, and applies fixes if requested. */
export async function checkAll(
  options: Options,
  { cache }: Installation,
  { state, now }: { state: BuildState; now: Date },
): Promise<number> {
  const { root } = options;
  const { buildCache } = state;
  const progress = new BuildProgress({ quiet: options.values.quiet === true });
  const pool = new WorkerPool(join(cache, 'cli', 'pageWorker.js'));
  try {
    const check = async (currentState: BuildState) => {
      const factsProvider = new CachedFactsProvider(currentState, pool, now, (pages) =>
        progress.add('check', pages),
      );
      const checked = await checkForBuild(root, { now, factsProvider });
      buildCache.site = { ...buildCache.site, ...factsProvider.snapshot(checked) };
      return checked;
    };
    let checked = await check(state);
    // A fix can reveal other problems that have a fix.
    for (let round = 0; options.values.fix && round < maxFixRounds; round++) {
      if ((await fixFiles(root, checked)) === 0) break;
      checked = await check({ ...state, ...(await readSiteInputs(root)) });
    }
    progress.end();
    await buildCache.save();
    process.stderr.write(formatCacheWarnings(buildCache));
    return await reportDiagnostics(checked, options);
  } finally {
    await pool.close();
  }
}

const maxFixRounds = 10;

/** Applies the fixes of all diagnostics; returns how many were applied. */
async function fixFiles(root: string, { diagnostics, files }: CheckedSite): Promise<number> {
  let total = 0;
  for (const { path } of files) {
    const fixable = diagnostics.filter(({ file, fix }) => file === path && fix);
    if (fixable.length === 0) continue;
    const { text, applied } = applyFixes(await readFile(join(root, path), 'utf8'), fixable);
    await writeFile(join(root, path), text);
    total += applied;
    process.stderr.write(`${path}: applied ${applied} ${applied === 1 ? 'fix' : 'fixes'}\n`);
  }
  return total;
}

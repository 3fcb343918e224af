import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { applyFixes } from '../../schema/check/applyFixes.ts';
import type { CheckedSite } from '../../schema/check/checkSite.ts';
import { CachedFactsProvider } from '../build/facts/CachedFactsProvider.ts';
import type { BuildState } from '../build/cache/readBuildState.ts';
import { readSiteInputs } from '../build/cache/readSiteInputs.ts';
import { checkForBuild } from '../build/checkForBuild.ts';
import { WorkerPool } from '../build/workers/WorkerPool.ts';
import type { Installation } from '../bundle/Installation.ts';
import { BuildProgress } from './BuildProgress.ts';
import { formatCacheWarnings } from './formatCacheWarnings.ts';
import type { Options } from './Options.ts';
import { reportDiagnostics } from './reportDiagnostics.ts';

/** `check` where something may have changed since the last one. */
export async function checkAll(
  options: Options,
  { cache }: Installation,
  run: BuildState,
  now: Date,
): Promise<number> {
  const { root } = options;
  const { buildCache } = run;
  const progress = new BuildProgress();
  const pool = new WorkerPool(join(cache, 'cli', 'pageWorker.js'));
  try {
    let current: Pick<BuildState, 'inputs' | 'sources' | 'publicFiles'> = run;
    const look = async () => {
      const factsProvider = new CachedFactsProvider({ ...run, ...current }, pool, now, (pages) =>
        progress.add('check', pages),
      );
      const found = await checkForBuild(root, { now, source: factsProvider });
      buildCache.site = { ...buildCache.site, ...factsProvider.snapshot(found) };
      return found;
    };
    let checked = await look();
    // What is mended may bring to light what can be mended, too.
    for (let round = 0; options.values.fix && round < 10; round++) {
      if ((await fixFiles(root, checked)) === 0) break;
      const { name, sources, publicFiles } = await readSiteInputs(root);
      current = { inputs: name, sources, publicFiles };
      checked = await look();
    }
    progress.end();
    await buildCache.save();
    process.stderr.write(formatCacheWarnings(buildCache));
    return await reportDiagnostics(checked, options);
  } finally {
    await pool.close();
  }
}

async function fixFiles(root: string, { diagnostics, files }: CheckedSite): Promise<number> {
  let mended = 0;
  for (const { path } of files) {
    const own = diagnostics.filter((one) => one.file === path && one.fix);
    if (own.length === 0) continue;
    const { text, applied } = applyFixes(await readFile(join(root, path), 'utf8'), own);
    await writeFile(join(root, path), text);
    mended += applied;
    process.stderr.write(`${path}: applied ${applied} ${applied === 1 ? 'fix' : 'fixes'}\n`);
  }
  return mended;
}

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CheckedSite } from '../../schema/checkSite.ts';
import { fix } from '../../schema/fix.ts';
import { checkedSite } from '../build/checkedSite.ts';
import type { LastRun } from '../build/lastRun.ts';
import { PageFinder } from '../build/pages/PageFinder.ts';
import { PagePool } from '../build/pages/PagePool.ts';
import { siteInputs } from '../build/siteInputs.ts';
import { BuildProgress } from './BuildProgress.ts';
import { cacheNotes } from './cacheNotes.ts';
import type { Installation } from './Installation.ts';
import type { Options } from './Options.ts';
import { reportDiagnostics } from './reportDiagnostics.ts';

/** `check` where something may have changed since the last one. */
export async function checkAll(
  options: Options,
  { cache }: Installation,
  run: LastRun,
  now: Date,
): Promise<number> {
  const { root } = options;
  const { store } = run;
  const progress = new BuildProgress();
  const pool = new PagePool(join(cache, 'cli', 'pageWorker.js'));
  try {
    let current: Pick<LastRun, 'inputs' | 'sources' | 'publicFiles'> = run;
    const look = async () => {
      const finder = new PageFinder({ ...run, ...current }, pool, now, (pages) =>
        progress.add('check', pages),
      );
      const found = await checkedSite(root, { now, source: finder });
      store.site = { ...store.site, ...finder.keep(found) };
      return found;
    };
    let checked = await look();
    // What is mended may bring to light what can be mended, too.
    for (let round = 0; options.values.fix && round < 10; round++) {
      if ((await applyFixes(root, checked)) === 0) break;
      const { name, sources, publicFiles } = await siteInputs(root);
      current = { inputs: name, sources, publicFiles };
      checked = await look();
    }
    progress.end();
    await store.save();
    process.stderr.write(cacheNotes(store));
    return await reportDiagnostics(checked, options);
  } finally {
    await pool.close();
  }
}

async function applyFixes(root: string, { diagnostics, files }: CheckedSite): Promise<number> {
  let mended = 0;
  for (const { path } of files) {
    const own = diagnostics.filter((one) => one.file === path && one.fix);
    if (own.length === 0) continue;
    const { text, applied } = fix(await readFile(join(root, path), 'utf8'), own);
    await writeFile(join(root, path), text);
    mended += applied;
    process.stderr.write(`${path}: applied ${applied} ${applied === 1 ? 'fix' : 'fixes'}\n`);
  }
  return mended;
}

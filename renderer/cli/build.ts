import { join, relative } from 'node:path';
import type { BuildSummary, Shard } from '../build/BuildSummary.ts';
import type { BuildOptions } from '../build/buildSite.ts';
import { type BuildState, readBuildState } from '../build/cache/readBuildState.ts';
import type { Installation } from '../bundle/Installation.ts';
import { BuildProgress } from './BuildProgress.ts';
import { formatProfile } from './formatProfile.ts';
import { formatCacheWarnings } from './formatCacheWarnings.ts';
import type { Options } from './Options.ts';
import { reportDiagnostics, parseFormats } from './reportDiagnostics.ts';
import { UsageError } from './UsageError.ts';
import { formatRemovedFiles, withOutput } from './withOutput.ts';

/**
 * `build`: checks everything and prerenders every route. With errors nothing is written and the
 * last good output stays.
 *
 * @throws UsageError for a `--shard` that is no part
 */
export async function build(options: Options, installation: Installation): Promise<number> {
  process.env.NODE_ENV = 'production';
  const started = performance.now();
  const { root, values } = options;
  const folder = join(values.out ? String(values.out) : join(root, 'dist'), 'client');
  const [now, shard] = [new Date(), shardOf(values.shard)];
  parseFormats(values.format);
  const asked = { root, now, folder, shard };
  const cold = values['no-cache'] === true;
  const read = () => readBuildState({ ...asked, cold }, installation);
  let status = 0;
  const progress = new BuildProgress();
  const report: BuildOptions['report'] = async (checked) => {
    progress.end();
    status = await reportDiagnostics(checked, options, { quiet: true });
    return status === 0;
  };
  const profile = values.profile === true;
  const onProgress: BuildOptions['onProgress'] = (...pages) => progress.add(...pages);
  const buildOptions = { ...asked, profile, report, onProgress };
  const first = cold ? undefined : await read();
  const done =
    first?.unchanged ??
    (await withOutput(folder, options, async (output, waited) => {
      const run = first && !waited ? first : await read();
      const done =
        run.unchanged ?? (await buildChanges({ ...buildOptions, output }, installation, run));
      process.stderr.write(formatCacheWarnings(run.buildCache));
      return done;
    }));
  progress.end();
  if (!done) return status || 1;
  if (done.removed) process.stderr.write(formatRemovedFiles(folder, done.removed));
  if (values.profile) process.stdout.write(formatProfile(done));
  process.stdout.write(summary(done, performance.now() - started, folder));
  return 0;
}

/** What code is not needed is not loaded. */
async function buildChanges(options: BuildOptions, installation: Installation, run: BuildState) {
  if (run.edited && !options.profile) {
    const { buildIncrementally } = await import('../build/buildIncrementally.ts');
    const done = await buildIncrementally(options, installation, run);
    if (done) return done;
    await options.output.reset();
  }
  const { buildSite } = await import('../build/buildSite.ts');
  return buildSite(options, installation, run);
}

function shardOf(given: Options['values'][string]): Shard | undefined {
  if (given === undefined) return undefined;
  const match = /^([1-9]\d*)\/([1-9]\d*)$/.exec(String(given));
  const [number, of] = [Number(match?.[1]), Number(match?.[2])];
  if (!match || number > of)
    throw new UsageError(
      `--shard takes a shard and the number of shards, such as 2/4, not "${given}".`,
    );
  return { number, of };
}

function summary(done: BuildSummary, milliseconds: number, folder: string): string {
  const seconds = (milliseconds / 1000).toFixed(2);
  const { pages, staticPages: still, bytes, rendered } = done;
  const size = bytes < 1e6 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
  const near = relative(process.cwd(), folder);
  const shown = near.startsWith('..') ? folder : near;
  const built = rendered === pages ? '' : ` (${rendered} rendered, ${pages - rendered} unchanged)`;
  return `${pages} ${pages === 1 ? 'page' : 'pages'} built in ${seconds} s${built} · ${still} without JavaScript · ${size} of HTML → ${shown}\n`;
}

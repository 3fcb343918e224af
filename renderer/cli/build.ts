import { join } from 'node:path';
import { type BuildSummary, buildSite, type Shard } from '../build/buildSite.ts';
import { BuildProgress } from './BuildProgress.ts';
import { buildProfile } from './buildProfile.ts';
import type { Installation } from './Installation.ts';
import type { Options } from './Options.ts';
import { reportDiagnostics } from './reportDiagnostics.ts';
import { UsageError } from './UsageError.ts';

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
  const progress = new BuildProgress();
  let status = 0;
  const done = await buildSite(
    {
      root,
      folder,
      cold: values['no-cache'] === true,
      profile: values.profile === true,
      now: new Date(),
      shard: shardOf(values.shard),
      report: async (checked) => {
        progress.end();
        status = await reportDiagnostics(checked, options, { quiet: true });
        return status === 0;
      },
      onProgress: (...pages) => progress.add(...pages),
    },
    installation,
  );
  progress.end();
  if (!done) return status || 1;
  if (values.profile) process.stdout.write(buildProfile(done));
  process.stdout.write(summary(done, performance.now() - started, folder));
  return 0;
}

function shardOf(given: Options['values'][string]): Shard | undefined {
  if (given === undefined) return undefined;
  const match = /^([1-9]\d*)\/([1-9]\d*)$/.exec(String(given));
  const [number, of] = [Number(match?.[1]), Number(match?.[2])];
  if (!match || number > of)
    throw new UsageError(
      `--shard takes a part and how many there are, such as 2/4, not "${given}".`,
    );
  return { number, of };
}

function summary(done: BuildSummary, milliseconds: number, folder: string): string {
  const seconds = (milliseconds / 1000).toFixed(2);
  const { pages, still, bytes, rendered } = done;
  const news = rendered === pages ? '' : `, ${rendered} of them rendered anew`;
  return `${pages} pages (${still} without any script)${news}, ${Math.round(bytes / 1024)} kB of HTML, written to ${folder} in ${seconds} s\n`;
}

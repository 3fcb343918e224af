import { join } from 'node:path';
import { type BuildSummary, buildSite } from '../build/buildSite.ts';
import type { Installation } from './Installation.ts';
import type { Options } from './Options.ts';
import { reportDiagnostics } from './reportDiagnostics.ts';

/**
 * `build`: checks everything and prerenders every route. With errors nothing is written and the
 * last good output stays.
 */
export async function build(options: Options, installation: Installation): Promise<number> {
  process.env.NODE_ENV = 'production';
  const started = performance.now();
  const { root, values } = options;
  const folder = join(values.out ? String(values.out) : join(root, 'dist'), 'client');
  let status = 0;
  const done = await buildSite(
    {
      root,
      folder,
      cold: values['no-cache'] === true,
      profile: values.profile === true,
      now: new Date(),
      report: async (checked) => {
        status = await reportDiagnostics(checked, options, { quiet: true });
        return status === 0;
      },
    },
    installation,
  );
  if (!done) return status || 1;
  process.stdout.write(summary(done, performance.now() - started, folder));
  return 0;
}

function summary(done: BuildSummary, milliseconds: number, folder: string): string {
  const seconds = (milliseconds / 1000).toFixed(2);
  const { pages, still, bytes, rendered } = done;
  const news = rendered === pages ? '' : `, ${rendered} of them rendered anew`;
  return `${pages} pages (${still} without any script)${news}, ${Math.round(bytes / 1024)} kB of HTML, written to ${folder} in ${seconds} s\n`;
}

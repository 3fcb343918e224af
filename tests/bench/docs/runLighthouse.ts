import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cleanEnvironment } from '../build/measure.ts';
import { installPeer } from '../peers/installPeer.ts';
import type { Peer } from '../peers/Peer.ts';

const categories = ['accessibility', 'best-practices', 'seo'] as const;

type Scores = { route: string; tool: string } & Record<(typeof categories)[number], number>;

const lighthouse: Peer = {
  title: 'Lighthouse',
  shared: [],
  command: (project) => [process.execPath, join(project, 'node_modules/lighthouse/cli/index.js')],
  output: 'dist',
  caches: [],
};

/**
 * Returns the scores of Lighthouse for pages of several sites. Its performance is left out: it describes the
 * machine as much as the page.
 *
 * @param atAddress serves a site while a function runs with the address of a page
 */
export async function runLighthouse(
  outputs: Record<string, string>,
  routes: readonly string[],
  atAddress: <Result>(
    output: string,
    route: string,
    work: (address: string) => Promise<Result>,
  ) => Promise<Result>,
): Promise<Scores[]> {
  const project = await installPeer('lighthouse', lighthouse);
  const [program = '', ...words] = lighthouse.command(project);
  const found: Scores[] = [];
  for (const route of routes)
    for (const [tool, output] of Object.entries(outputs)) {
      const report = await atAddress(output, route, async (address) => {
        const { stdout } = await promisify(execFile)(
          program,
          [
            ...words,
            address,
            `--only-categories=${categories.join(',')}`,
            '--output=json',
            '--quiet',
            '--chrome-flags=--headless --no-sandbox',
          ],
          {
            maxBuffer: 2 ** 26,
            env: { ...cleanEnvironment(), CHROME_PATH: process.env.CHROMIUM ?? headlessShell },
          },
        );
        return JSON.parse(stdout) as { categories: Record<string, { score: number }> };
      });
      const score = (name: string) => Math.round(100 * (report.categories[name]?.score ?? 0));
      found.push({
        route,
        tool,
        accessibility: score('accessibility'),
        'best-practices': score('best-practices'),
        seo: score('seo'),
      });
    }
  return found;
}

const headlessShell = '/usr/bin/chromium-headless-shell';

import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openBrowser } from '../../browser/openBrowser.ts';
import { cleanEnvironment } from '../build/measure.ts';
import { machine, machineText } from '../machine.ts';
import { getVersion, installPeer } from '../peers/installPeer.ts';
import { runOnCurrentNode } from '../peers/runOnCurrentNode.ts';
import { serveFolder } from '../serveFolder.ts';
import { spread } from '../statistics.ts';
import { writeResults } from '../writeResults.ts';
import { measureLoad, type PageLoad } from './measureLoad.ts';
import { runLighthouse } from './runLighthouse.ts';
import { starlight, writeStarlightSite } from './starlight.ts';

const usage = `npm run bench:docs -- [options]
  --pages /guides/start,…   the pages to compare
  --runs 5                  how often each is loaded
  --no-lighthouse           without the scores of Lighthouse`;

/** Pages of each kind: short and long text, code, tables, many pictures, a diagnostic, a reference. */
const usual = [
  '/guides/start',
  '/guides/pages',
  '/guides/forms',
  '/guides/editor',
  '/guides/publish',
  '/hosting',
  '/reference/short',
  '/reference/diagnostics/bw001',
];

/** `npm run bench:docs`: compares the pages of the documentation with the same pages built by Starlight. */
export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      pages: { type: 'string', default: usual.join(',') },
      runs: { type: 'string', default: '5' },
      'no-lighthouse': { type: 'boolean', default: false },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return console.log(usage);
  if (await runOnCurrentNode('tests/bench/docs/docsBench.ts', args)) return;
  const routes = values.pages.split(',');
  const project = await installPeer('starlight', starlight);
  await writeStarlightSite('docs', project);
  console.log(machineText('.'));
  console.log(getVersion('starlight', starlight, project));
  execFileSync('npm', ['run', '-s', 'docs'], { stdio: 'inherit' });
  const [program = '', ...words] = starlight.command(project);
  execFileSync(program, words, {
    cwd: project,
    env: { ...cleanEnvironment(), ...starlight.environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const outputs = { Blockwright: resolve('dist/docs'), Starlight: join(project, starlight.output) };
  const loads = await measure(outputs, routes, Number(values.runs));
  print(loads);
  const scores = values['no-lighthouse'] ? [] : await runLighthouse(outputs, routes, atAddress);
  if (scores.length > 0) console.table(scores);
  await writeResults('docs', { machine: machine('.'), loads, scores });
}

/** Pages → generators → medians of some loads in turn. */
async function measure(
  outputs: Record<string, string>,
  routes: readonly string[],
  runs: number,
): Promise<Record<string, Record<string, PageLoad>>> {
  const browser = await openBrowser();
  const result: Record<string, Record<string, PageLoad>> = {};
  for (const route of routes) {
    const loads = new Map(Object.keys(outputs).map((name): [string, PageLoad[]] => [name, []]));
    for (let run = 0; run <= runs; run++)
      for (const [name, output] of Object.entries(outputs))
        await atAddress(output, route, async (address) => {
          const load = await measureLoad(browser, address);
          // The first run warms up the browser.
          if (run > 0) loads.get(name)?.push(load);
        });
    result[route] = Object.fromEntries(
      Array.from(loads, ([name, all]) => {
        const middle = (key: keyof PageLoad) => spread(all.map((load) => load[key])).median;
        return [
          name,
          { bytes: middle('bytes'), requests: middle('requests'), cpu: Math.round(middle('cpu')) },
        ];
      }),
    );
  }
  await browser.close();
  return result;
}

/** Serves a site below the path of its address while `work` runs. */
async function atAddress<Result>(
  output: string,
  route: string,
  work: (address: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'blockwright-docs-'));
  await symlink(output, join(folder, 'blockwright'));
  const server = await serveFolder(folder);
  try {
    return await work(`${server.address}/blockwright${route}`);
  } finally {
    server.close();
    await rm(folder, { recursive: true });
  }
}

function print(loads: Record<string, Record<string, PageLoad>>): void {
  console.table(
    Object.entries(loads).flatMap(([route, tools]) =>
      Object.entries(tools).map(([tool, load]) => ({ route, tool, ...load })),
    ),
  );
}

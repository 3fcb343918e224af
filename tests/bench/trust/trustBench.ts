import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { hashFiles } from '../../attack/hashFiles.ts';
import { removeAside, setAside } from '../aside.ts';
import { copyCheckout } from '../build/copyCheckout.ts';
import { Package } from '../build/Package.ts';
import { machine, machineText } from '../machine.ts';
import { peers } from '../peers/Peer.ts';
import { runOnCurrentNode } from '../peers/runOnCurrentNode.ts';
import { editPage } from '../sites/edits.ts';
import { type GeneratedSite, writeSite } from '../sites/writeSite.ts';
import { spread } from '../statistics.ts';
import { writeResults } from '../writeResults.ts';
import { blockwrightChain } from './blockwrightChain.ts';
import type { Chain } from './Chain.ts';
import { faultKinds } from './faults.ts';
import { type Found, findFaults } from './findFaults.ts';
import { peerChain } from './peerChain.ts';

const usage = `npm run bench:trust -- [options]
  --pages 1000,5000   sizes of the generated sites
  --tools ${Object.keys(peers).join(',')}
  --runs 3            how often each is timed; 0 finds the mistakes alone`;

/**
 * `npm run bench:trust`: plants 40 mistakes of ten kinds in a site, and counts which of them each
 * generator finds with the tools that an expert adds; then times build and checks of the same site
 * without mistakes, cold and after an edit.
 */
export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      pages: { type: 'string', default: '1000,5000' },
      tools: { type: 'string', default: Object.keys(peers).join(',') },
      runs: { type: 'string', default: '3' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return console.log(usage);
  if (await runOnCurrentNode('tests/bench/trust/trustBench.ts', args)) return;
  const work = await mkdtemp(join(tmpdir(), 'blockwright-trust-'));
  try {
    await copyCheckout(resolve('.'), join(work, 'package'));
    const chains = [blockwrightChain(new Package(join(work, 'package')))];
    for (const name of values.tools.split(',').filter(Boolean))
      chains.push(await peerChain(name as keyof typeof peers));
    console.log(machineText('.'));
    const results: object[] = [];
    for (const pages of values.pages.split(',').map(Number)) {
      const found: Found[] = [];
      for (const chain of chains) found.push(await findFaults(chain, work, pages));
      printFound(pages, found);
      const times = await time(chains, work, pages, Number(values.runs));
      if (times.length > 0) console.table(times);
      results.push({ pages, found, times });
      await writeResults('trust', { machine: machine('.'), results });
    }
  } finally {
    await removeAside({ wait: false });
    await rm(work, { recursive: true, force: true });
  }
}

function printFound(pages: number, found: readonly Found[]): void {
  console.log(`\n${pages} pages: mistakes found (with the line of the source)`);
  const rows = [...faultKinds, 'all', 'runs', 'false alarms'];
  const columns = found.map(({ title, kinds, runs, falseAlarms }): [string, string[]] => {
    for (const text of falseAlarms) console.log(`${title}: ${text.slice(0, 200)}`);
    const scores = faultKinds.map((kind) => kinds[kind] ?? { found: 0, located: 0 });
    const sum = (key: 'found' | 'located') => scores.reduce((total, one) => total + one[key], 0);
    const all = [...scores, { found: sum('found'), located: sum('located') }];
    const cells = all.map(({ found, located }) => `${found} (${located})`);
    return [title, [...cells, String(runs), String(falseAlarms.length)]];
  });
  const table = rows.map((name, row): [string, Record<string, string>] => [
    name,
    Object.fromEntries(columns.map(([title, cells]) => [title, cells[row] ?? ''])),
  ]);
  console.table(Object.fromEntries(table));
}

/** Times the chains in turn, so that a slow minute of the machine affects all of them. */
async function time(
  chains: readonly Chain[],
  work: string,
  pages: number,
  runs: number,
): Promise<object[]> {
  if (runs === 0) return [];
  const options = { pages, form: 'written' } as const;
  await setAside(work, ['site']);
  const site = await writeSite(join(work, 'site'), options);
  for (const chain of chains) await chain.bringIn(site, options, []);
  const key = site.routes[site.routes.length >> 1] ?? '/';
  const all = chains.map((chain) => ({ chain, cold: [] as Cost[], edited: [] as Cost[] }));
  for (let run = 0; run < runs; run++) {
    for (const { chain, cold } of all) {
      await chain.forget(site);
      cold.push(add(await chain.run(site)));
    }
    const word = `word${run}`;
    await editPage(site.root, key, word);
    for (const { chain, edited } of all) {
      await chain.edit(site, key, word);
      edited.push(add(await chain.run(site)));
    }
  }
  // Before the output is moved aside.
  const differences = new Map<Chain, number>();
  for (const { chain } of all) differences.set(chain, await countDifferences(chain, site));
  const middle = (costs: readonly Cost[], key: keyof Cost) =>
    Number(spread(costs.map((cost) => cost[key])).median.toFixed(2));
  return all.map(({ chain, cold, edited }) => ({
    title: chain.title,
    pages,
    'cold, s': middle(cold, 'seconds'),
    'cold, CPU s': middle(cold, 'cpuSeconds'),
    'one edit, s': middle(edited, 'seconds'),
    'one edit, CPU s': middle(edited, 'cpuSeconds'),
    'files unlike a clean build': differences.get(chain),
  }));
}

/** Counts the files that differ between a build after edits and a clean build. */
async function countDifferences(chain: Chain, site: GeneratedSite): Promise<number> {
  const edited = await hashFiles(chain.output(site));
  await chain.forget(site);
  await chain.run(site);
  const clean = await hashFiles(chain.output(site));
  const paths = new Set([...Object.keys(edited), ...Object.keys(clean)]);
  return [...paths].filter((path) => edited[path] !== clean[path]).length;
}

type Cost = Record<'seconds' | 'cpuSeconds', number>;

function add(measured: readonly Cost[]): Cost {
  const sum = (key: keyof Cost) => measured.reduce((total, one) => total + one[key], 0);
  return { seconds: sum('seconds'), cpuSeconds: sum('cpuSeconds') };
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { removeAside } from '../aside.ts';
import { copyCheckout } from '../build/copyCheckout.ts';
import { Package } from '../build/Package.ts';
import { machine, machineText } from '../machine.ts';
import type { SiteForm } from '../sites/writeSite.ts';
import { writeResults } from '../writeResults.ts';
import { blockwright, otherTool } from './Contestant.ts';
import { compete } from './compete.ts';
import { peers } from './Peer.ts';
import type { PeerResult } from './PeerResult.ts';
import { peerGoals, printPeers } from './peersReport.ts';
import { runOnCurrentNode } from './runOnCurrentNode.ts';

const usage = `npm run bench:peers -- [options]
  --pages 1000,5000,10000   sizes of the generated sites
  --forms written,each      also short, oneWarning, warned, photos
  --keep-bundles            do not bundle the code in each cold build of Blockwright
  --tools ${Object.keys(peers).join(',')}
  --runs 3                  how often each is measured
  --work DIR                where the copy of the package and the sites go
  --package DIR             the checkout to measure (this one)`;

/** `npm run bench:peers`: compares builds of the same sites with other generators' builds. */
export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      pages: { type: 'string', default: '1000,5000,10000' },
      forms: { type: 'string', default: 'written,each' },
      tools: { type: 'string', default: Object.keys(peers).join(',') },
      runs: { type: 'string', default: '3' },
      work: { type: 'string' },
      package: { type: 'string', default: '.' },
      'keep-bundles': { type: 'boolean', default: false },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return console.log(usage);
  if (await runOnCurrentNode('tests/bench/peers/peersBench.ts', args)) return;
  const work = values.work ?? (await mkdtemp(join(tmpdir(), 'blockwright-peers-')));
  try {
    await copyCheckout(resolve(values.package), join(work, 'package'));
    const code = new Package(join(work, 'package'));
    const contestants = [blockwright(code, values['keep-bundles'])];
    for (const name of values.tools.split(',')) contestants.push(await otherTool(name));
    console.log(machineText(values.package));
    for (const { title, version } of contestants) console.log(`${title} ${version}`);
    const results: PeerResult[] = [];
    for (const form of values.forms.split(',') as SiteForm[])
      for (const pages of values.pages.split(',').map(Number)) {
        const found = await compete(contestants, work, { form, pages, runs: Number(values.runs) });
        printPeers(found);
        results.push(...found);
        const tools = contestants.map(({ title, version }) => ({ title, version }));
        await writeResults('peers', {
          machine: machine(values.package),
          tools,
          goals: peerGoals(results),
          results,
        });
      }
    console.log('');
    for (const { work: what, goal, measured, met } of peerGoals(results))
      console.log(`${what}: ${goal}, measured ${measured}${met ? '' : '   NOT MET'}`);
  } finally {
    await removeAside({ wait: false });
    if (!values.work) await rm(work, { recursive: true, force: true });
  }
}

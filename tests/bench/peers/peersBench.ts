import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { copyCheckout } from '../build/copyCheckout.ts';
import { type Measured, measure } from '../build/measure.ts';
import { forgetSite, Package } from '../build/Package.ts';
import { expectWord } from '../expectWord.ts';
import { machine, machineText } from '../machine.ts';
import { editPage, editRow } from '../sites/edits.ts';
import { type GeneratedSite, type SiteForm, writeSite } from '../sites/writeSite.ts';
import { writeResults } from '../writeResults.ts';
import { compareOutputs } from './compareOutputs.ts';
import { installPeer, versionOf } from './installPeer.ts';
import { forget, type Peer, peers } from './Peer.ts';
import { type PeerResult, peerResult } from './PeerResult.ts';
import { peerGoals, peersChart, printPeers } from './peersReport.ts';

const usage = `npm run bench:peers -- [options]
  --pages 1000,5000,10000   sizes of the generated sites
  --forms written,each      written out in the manifest, or made from rows
  --tools ${Object.keys(peers).join(',')}
  --runs 3                  how often each is measured
  --work DIR                where the copy of the package and the sites go
  --package DIR             the checkout to measure (this one)`;

/** One that builds: Blockwright or another. */
interface Contestant {
  name: string;
  title: string;
  version: string;
  output(site: GeneratedSite): string;
  bringIn(site: GeneratedSite, pages: number): Promise<void>;
  forget(site: GeneratedSite): Promise<void>;
  build(site: GeneratedSite, cold: boolean): Promise<Measured>;
  edit(site: GeneratedSite, key: string, word: string): Promise<void>;
}

/** `npm run bench:peers`: the same sites built by other generators, in turn, in one run. */
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
      help: { type: 'boolean' },
    },
  });
  if (values.help) return console.log(usage);
  const work = values.work ?? (await mkdtemp(join(tmpdir(), 'blockwright-peers-')));
  try {
    await copyCheckout(resolve(values.package), join(work, 'package'));
    const contestants = [blockwright(new Package(join(work, 'package')))];
    for (const name of values.tools.split(',')) contestants.push(await contestant(name));
    console.log(machineText(values.package));
    for (const { title, version } of contestants) console.log(`${title} ${version}`);
    const results: PeerResult[] = [];
    for (const form of values.forms.split(',') as SiteForm[])
      for (const pages of values.pages.split(',').map(Number)) {
        const found = await compete(contestants, work, { form, pages, runs: Number(values.runs) });
        printPeers(found);
        results.push(...found);
      }
    for (const { work: what, goal, measured, met } of peerGoals(results))
      console.log(`${what}: ${goal}, measured ${measured}${met ? '' : '   NOT MET'}`);
    const tools = contestants.map(({ title, version }) => ({ title, version }));
    await writeResults(
      'peers',
      { machine: machine(values.package), tools, goals: peerGoals(results), results },
      peersChart(results, machineText(values.package)),
    );
  } finally {
    if (!values.work) await rm(work, { recursive: true, force: true });
  }
}

/** Everybody builds the site cold, then after an edit, and again, so that all share each minute. */
async function compete(
  contestants: readonly Contestant[],
  work: string,
  { form, pages, runs }: { form: SiteForm; pages: number; runs: number },
): Promise<PeerResult[]> {
  const site = await writeSite(join(work, 'site'), { pages, form });
  const cities = site.routes.filter((one) => one.startsWith('/cities/'));
  const [key, route] =
    form === 'each'
      ? [cities.at(-1)?.slice('/cities/'.length) ?? '', cities.at(-1) ?? '']
      : [site.routes[pages >> 1] ?? '/', site.routes[pages >> 1] ?? '/'];
  const cold = new Map<string, Measured[]>();
  const edited = new Map<string, Measured[]>();
  const bytes = new Map<string, number>();
  for (const one of contestants) await one.bringIn(site, pages);
  for (let run = 0; run < runs; run++) {
    for (const one of contestants) {
      await one.forget(site);
      add(cold, one.name, await one.build(site, true));
      if (run === 0) {
        const reference = contestants[0]?.output(site) ?? '';
        bytes.set(
          one.name,
          await compareOutputs(one.title, one.output(site), reference, site.routes),
        );
      }
    }
    const word = `word${run}`;
    if (form === 'each') await editRow(site.root, 'cities', key, word);
    else await editPage(site.root, key, word);
    for (const one of contestants) {
      await one.edit(site, key, word);
      add(edited, one.name, await one.build(site, false));
      await expectWord(one.title, one.output(site), route, word);
    }
  }
  return contestants.map((one) =>
    peerResult(
      { tool: one.name, title: one.title, form, pages, pageBytes: bytes.get(one.name) ?? 0 },
      cold.get(one.name) ?? [],
      edited.get(one.name) ?? [],
    ),
  );
}

function add(to: Map<string, Measured[]>, name: string, measured: Measured): void {
  to.set(name, [...(to.get(name) ?? []), measured]);
}

function blockwright(code: Package): Contestant {
  return {
    name: 'blockwright',
    title: 'Blockwright',
    version: '',
    output: (site) => join(site.root, 'dist/client'),
    bringIn: async () => {},
    async forget(site) {
      await forgetSite(site.root);
      await code.forgetCode();
    },
    build: (site, cold) => code.build(site.root, ...(cold ? ['--no-cache'] : [])),
    edit: async () => {},
  };
}

async function contestant(name: string): Promise<Contestant> {
  const peer: Peer | undefined = (peers as Record<string, Peer>)[name];
  if (!peer)
    throw new Error(`there is no tool ${name}; there are ${Object.keys(peers).join(', ')}`);
  const project = await installPeer(name, peer);
  return {
    name,
    title: peer.title,
    version: versionOf(name, peer, project),
    output: () => join(project, peer.output),
    bringIn: async (site, pages) => peer.bringIn?.(project, site, { pages, form: site.form }),
    forget: () => forget(project, peer),
    build: (site) =>
      measure(peer.command(project), {
        cwd: project,
        env: { ...peer.environment, BENCH_SITE: site.root, NODE_ENV: 'production' },
      }),
    edit: async (site, key, word) => peer.edit?.(project, site.form, key, word),
  };
}

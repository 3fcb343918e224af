import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { removeAside, setAside } from '../aside.ts';
import { machine, machineText } from '../machine.ts';
import { editPage } from '../sites/edits.ts';
import { type SiteForm, writeSite } from '../sites/writeSite.ts';
import { secondsText } from '../statistics.ts';
import { writeResults } from '../writeResults.ts';
import { copyCheckout } from './copyCheckout.ts';
import { devTimes } from './devTimes.ts';
import { goals } from './goals.ts';
import type { Measured } from './measure.ts';
import { Package } from './Package.ts';
import { type Result, result } from './Result.ts';
import { type Scenario, scenarios } from './scenarios.ts';

const usage = `npm run bench:build -- [options]
  --pages 30,1000,5000,10000   sizes of the generated sites
  --forms written,each,markdown,photos  also short, oneWarning, warned
  --photos 20                  sizes of the sites with a photo on each page
  --scenarios ${[...Object.keys(scenarios), 'dev', 'own'].join(',')}
  --runs 3                     how often each is measured
  --saves 12                   how many saves dev is measured with
  --dev-pages 1000             sizes that dev is measured with
  --work DIR                   where copy and sites go (a new folder for temporary files)
  --package DIR                the checkout to measure (this one)`;

/** `npm run bench:build`: measures time and memory of builds of generated sites. */
export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      pages: { type: 'string', default: '30,1000,5000,10000' },
      forms: { type: 'string', default: 'written,each,markdown,photos' },
      photos: { type: 'string', default: '20' },
      scenarios: { type: 'string', default: [...Object.keys(scenarios), 'dev', 'own'].join(',') },
      runs: { type: 'string', default: '3' },
      saves: { type: 'string', default: '12' },
      'dev-pages': { type: 'string', default: '1000' },
      work: { type: 'string' },
      package: { type: 'string', default: '.' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return console.log(usage);
  const wanted = new Set(values.scenarios.split(','));
  const getSizes = (form: SiteForm, pages: string) =>
    (({ photos: values.photos, markdown: '4001' })[form as string] ?? pages).split(',').map(Number);
  const runs = Number(values.runs);
  const work = values.work ?? (await mkdtemp(join(tmpdir(), 'blockwright-bench-')));
  console.log(`${machineText(values.package)}\n`);
  await copyCheckout(resolve(values.package), join(work, 'package'));
  const code = new Package(join(work, 'package'));
  const results: Result[] = [];
  const tell = (one: Result) => {
    results.push(one);
    console.log(line(one));
  };
  try {
    console.log(heading);
    for (const form of values.forms.split(',') as SiteForm[])
      for (const pages of getSizes(form, values.pages))
        await measureSite(work, code, { form, pages, wanted, runs }, tell);
    if (wanted.has('dev'))
      for (const form of values.forms.split(',') as SiteForm[])
        for (const pages of getSizes(form, values['dev-pages']))
          await measureDev(work, code, { form, pages, runs, saves: Number(values.saves) }, tell);
    if (wanted.has('own')) await measureOwnSite(code, runs, tell);
  } finally {
    await removeAside({ wait: false });
    if (!values.work) await rm(work, { recursive: true, force: true });
  }
  printGoals(results);
  await writeResults('build', { machine: machine(values.package), goals: goals(results), results });
}

async function measureSite(
  work: string,
  code: Package,
  {
    form,
    pages,
    wanted,
    runs,
  }: { form: SiteForm; pages: number; wanted: Set<string>; runs: number },
  tell: (result: Result) => void,
): Promise<void> {
  const chosen = Object.entries<Scenario>(scenarios).filter(
    ([name, { only, photos }]) =>
      wanted.has(name) && (!only || only === form) && (photos || form !== 'photos'),
  );
  if (chosen.length === 0) return;
  await setAside(work, ['site']);
  const site = await writeSite(join(work, 'site'), { pages, form });
  await removeAside();
  const measured = new Map<string, Measured[]>(chosen.map(([name]) => [name, []]));
  let warm = false;
  // In turn, so that a slow minute of the machine does not affect a single scenario.
  for (let run = 0; run < runs; run++)
    for (const [name, scenario] of chosen) {
      if (scenario.warm && !warm) await code.build(site.root);
      warm = true;
      const word = `${name}${form}${pages}x${run}`;
      measured.get(name)?.push(await scenario.run({ code, site, word }));
    }
  for (const [scenario, { title }] of chosen)
    tell(result({ form, pages, scenario, title }, measured.get(scenario) ?? []));
}

async function measureDev(
  work: string,
  code: Package,
  { form, pages, runs, saves }: { form: SiteForm; pages: number; runs: number; saves: number },
  tell: (result: Result) => void,
): Promise<void> {
  const site = await writeSite(join(work, 'site'), { pages, form });
  // The very first start bundles the libraries for the browser.
  await devTimes(code, site, { saves: 0, port: 15310 });
  const all = [];
  for (let run = 0; run < runs; run++)
    all.push(await devTimes(code, site, { saves: Math.ceil(saves / runs), port: 15310 }));
  const what = { form, pages };
  const start = { ...what, scenario: 'devStart', title: 'dev: start to first page' };
  tell(
    result(
      start,
      all.map((one) => one.start),
    ),
  );
  const save = { ...what, scenario: 'save', title: 'dev: save to visible' };
  if (saves > 0)
    tell(
      result(
        save,
        all.flatMap((one) => one.saves),
      ),
    );
}

async function measureOwnSite(
  code: Package,
  runs: number,
  tell: (result: Result) => void,
): Promise<void> {
  const root = code.folder;
  const edit = (word: string) => editPage(root, '/pricing', word);
  const works: [string, string, (word: string) => Promise<Measured>][] = [
    ['build', 'own site: warm build', () => code.build(root)],
    ['check', 'own site: check', () => code.check(root)],
    ['checkEdited', 'own site: check, edited', (word) => edit(word).then(() => code.check(root))],
    ['buildEdited', 'own site: page edited', (word) => edit(word).then(() => code.build(root))],
  ];
  const measured = works.map((): Measured[] => []);
  await code.build(root);
  for (let run = 0; run < Math.max(runs, 5); run++)
    for (const [index, [name, , work]] of works.entries())
      measured[index]?.push(await work(`${name}${run}`));
  for (const [index, [scenario, title]] of works.entries())
    tell(result({ form: 'own', pages: 0, scenario, title }, measured[index] ?? []));
}

const heading = `${'form'.padEnd(8)} ${'pages'.padStart(6)}  ${'work'.padEnd(26)} ${'median'.padStart(9)}  ${'min – max'.padEnd(20)} ${'CPU'.padStart(8)} ${'memory'.padStart(8)}`;

function line({ form, pages, title, seconds, cpuSeconds, megabytes }: Result): string {
  const range = `${secondsText(seconds.min)} – ${secondsText(seconds.max)}`;
  const cpu = cpuSeconds.median > 0 ? secondsText(cpuSeconds.median) : '';
  return `${form.padEnd(8)} ${String(pages || '').padStart(6)}  ${title.padEnd(26)} ${secondsText(seconds.median).padStart(9)}  ${range.padEnd(20)} ${cpu.padStart(8)} ${`${Math.round(megabytes.median)} MB`.padStart(8)}`;
}

function printGoals(results: readonly Result[]): void {
  const all = goals(results);
  if (all.length === 0) return;
  const width = Math.max(...all.map(({ work }) => work.length));
  console.log(`\n${'goal'.padEnd(width)}  ${'wanted'.padEnd(20)}  measured`);
  for (const { work, goal, measured, met } of all)
    console.log(`${work.padEnd(width)}  ${goal.padEnd(20)}  ${measured}${met ? '' : '   NOT MET'}`);
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { removeAside } from '../aside.ts';
import { copyCheckout } from '../build/copyCheckout.ts';
import { Package } from '../build/Package.ts';
import { type Scenario, scenarios } from '../build/scenarios.ts';
import { machine, machineText } from '../machine.ts';
import { type GeneratedSite, writeSite } from '../sites/writeSite.ts';
import { secondsText } from '../statistics.ts';
import { writeResults } from '../writeResults.ts';
import { checkOutCommit } from './checkOutCommit.ts';
import { compare, limit, type Pair } from './compare.ts';

const usage = `npm run bench:guard -- [options]
  --base REF     the commit to compare with (the last tag)
  --pages 300    pages of the generated site
  --runs 7       pairs of measurements for each task`;

/** The scenarios of `bench:build` that are paired, in an order in which each starts warm where it must. */
const guarded = ['kept', 'page', 'unchanged', 'check'] as const;

/**
 * `npm run bench:guard`: pairs this checkout with another commit and compares their CPU times. Both
 * build the same site, in turn. Sets exit status 1 if a median ratio is above the limit.
 */
export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      base: { type: 'string' },
      pages: { type: 'string', default: '300' },
      runs: { type: 'string', default: '7' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return console.log(usage);
  const work = await mkdtemp(join(tmpdir(), 'blockwright-guard-'));
  try {
    const base = await checkOutCommit(resolve('.'), join(work, 'base'), values.base);
    await copyCheckout(resolve('.'), join(work, 'current'));
    console.log(`${machineText('.')}, base ${base}\n`);
    const pages = Number(values.pages);
    const sides = {
      base: await openSide(work, 'base', pages),
      current: await openSide(work, 'current', pages),
    };
    const pairs = new Map<string, Pair[]>(guarded.map((name) => [name, []]));
    for (let run = 0; run < Number(values.runs); run++)
      for (const name of guarded) pairs.get(name)?.push(await measurePair(sides, name, run));
    const rows = guarded.map((name) => ({
      task: scenarios[name].title,
      ...compare(pairs.get(name) ?? []),
    }));
    printRows(rows);
    await writeResults('guard', { machine: machine('.'), base, pages, limit, rows });
    if (rows.some(({ isSlower }) => isSlower)) process.exitCode = 1;
  } finally {
    await removeAside({ wait: false });
    await rm(work, { recursive: true, force: true });
  }
}

/** One of the two versions, with its own copy of the site. */
interface Side {
  code: Package;
  site: GeneratedSite;
}

/** Opens a version and builds its site, so that the first measurement finds its code bundled. */
async function openSide(work: string, name: string, pages: number): Promise<Side> {
  const code = new Package(join(work, name));
  const site = await writeSite(join(work, `${name}-site`), { pages, form: 'written' });
  await code.build(site.root);
  return { code, site };
}

/** Measures both versions, in an order that changes with each run. */
async function measurePair(
  sides: { base: Side; current: Side },
  name: (typeof guarded)[number],
  run: number,
): Promise<Pair> {
  const scenario: Scenario = scenarios[name];
  const seconds = { base: 0, current: 0 };
  const order = ['base', 'current'] as const;
  for (const version of run % 2 === 0 ? order : order.toReversed()) {
    const measured = await scenario.run({ ...sides[version], word: `${name}${run}` });
    seconds[version] = measured.cpuSeconds;
  }
  return seconds;
}

function printRows(rows: readonly ({ task: string } & ReturnType<typeof compare>)[]): void {
  console.log(`${'CPU time'.padEnd(24)} ${'base'.padStart(9)} ${'current'.padStart(9)}   ratio`);
  for (const { task, base, current, ratio, isSlower } of rows) {
    const range = `${ratio.min.toFixed(2)} – ${ratio.max.toFixed(2)}`;
    const note = isSlower ? `   SLOWER than ${limit}` : '';
    console.log(
      `${task.padEnd(24)} ${secondsText(base.median).padStart(9)} ${secondsText(current.median).padStart(9)}   ${ratio.median.toFixed(2)} (${range})${note}`,
    );
  }
}

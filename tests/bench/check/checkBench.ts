import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { removeAside } from '../aside.ts';
import { copyCheckout } from '../build/copyCheckout.ts';
import { forgetSite, Package } from '../build/Package.ts';
import { type Result, result } from '../build/Result.ts';
import { machine, machineText } from '../machine.ts';
import { type SiteForm, writeSite } from '../sites/writeSite.ts';
import { secondsText } from '../statistics.ts';
import { writeResults } from '../writeResults.ts';

/** `npm run bench:check`: measures whether the cost of `check` grows faster than the pages. */
export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      pages: { type: 'string', default: '500,1000,2500,5000' },
      form: { type: 'string', default: 'written' },
      runs: { type: 'string', default: '3' },
      package: { type: 'string', default: '.' },
    },
  });
  const work = await mkdtemp(join(tmpdir(), 'blockwright-check-'));
  console.log(`${machineText(values.package)}\n`);
  try {
    await copyCheckout(resolve(values.package), join(work, 'package'));
    const code = new Package(join(work, 'package'));
    const results: Result[] = [];
    for (const pages of values.pages.split(',').map(Number)) {
      const form = values.form as SiteForm;
      const site = await writeSite(join(work, 'site'), { pages, form });
      if (results.length === 0) await code.check(site.root);
      const runs = [];
      for (let run = 0; run < Number(values.runs); run++) {
        // Without a build cache, which would skip the measured work.
        await forgetSite(site.root);
        runs.push(await code.check(site.root));
      }
      const one = result({ form, pages, scenario: 'check', title: 'check' }, runs);
      console.log(line(one, results.at(-1)));
      results.push(one);
    }
    await writeResults('check', { machine: machine(values.package), results });
  } finally {
    await removeAside({ wait: false });
    await rm(work, { recursive: true, force: true });
  }
}

function line({ pages, seconds, megabytes }: Result, before?: Result): string {
  const range = `${secondsText(seconds.min)} – ${secondsText(seconds.max)}`;
  const own = `${String(pages).padStart(6)} pages  ${secondsText(seconds.median).padStart(8)}  ${range.padEnd(18)}  ${Math.round(megabytes.median)} MB`;
  if (!before) return own;
  const more = pages - before.pages;
  const time = (1000 * (seconds.median - before.seconds.median)) / more;
  const memory = (1024 * (megabytes.median - before.megabytes.median)) / more;
  return `${own}; a page more: ${time.toFixed(2)} ms, ${Math.round(memory)} kB`;
}

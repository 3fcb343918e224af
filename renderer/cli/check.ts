import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CheckedSite } from '../../schema/checkSite.ts';
import { fix } from '../../schema/fix.ts';
import { checkedSite } from './checkedSite.ts';
import type { Options } from './Options.ts';
import { reportDiagnostics, wantedFormats } from './reportDiagnostics.ts';

/** `check`: validates everything and prints all that is wrong; `--fix` mends what is safe first. */
export async function check(options: Options): Promise<number> {
  wantedFormats(options.values.format);
  const { root } = options;
  let checked = await checkedSite(root, { now: new Date() });
  // What is mended may bring to light what can be mended, too.
  for (let round = 0; options.values.fix && round < 10; round++) {
    if ((await applyFixes(root, checked)) === 0) break;
    checked = await checkedSite(root, { now: new Date() });
  }
  return reportDiagnostics(checked, options);
}

async function applyFixes(root: string, { diagnostics, files }: CheckedSite): Promise<number> {
  let mended = 0;
  for (const { path } of files) {
    const own = diagnostics.filter((one) => one.file === path && one.fix);
    if (own.length === 0) continue;
    const { text, applied } = fix(await readFile(join(root, path), 'utf8'), own);
    await writeFile(join(root, path), text);
    mended += applied;
    process.stderr.write(`${path}: mended ${applied}\n`);
  }
  return mended;
}

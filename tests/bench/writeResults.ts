import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The folder of results, which git ignores. */
export const resultsFolder = 'dist/bench';

/** Writes the results of a benchmark to `<name>.json`. */
export async function writeResults(name: string, results: object): Promise<void> {
  await mkdir(resultsFolder, { recursive: true });
  const json = JSON.stringify(results, null, 1);
  await writeFile(join(resultsFolder, `${name}.json`), `${json}\n`);
  console.log(`\nWritten to ${resultsFolder}/${name}.json`);
}

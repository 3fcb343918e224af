import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The folder of results, which git ignores. */
export const resultsFolder = 'dist/bench';

/** Writes the results of a benchmark: `<name>.json`, and `<name>.svg` if there is a chart. */
export async function writeResults(name: string, results: object, chart?: string): Promise<void> {
  await mkdir(resultsFolder, { recursive: true });
  const json = JSON.stringify(results, null, 1);
  await writeFile(join(resultsFolder, `${name}.json`), `${json}\n`);
  if (chart) await writeFile(join(resultsFolder, `${name}.svg`), chart);
  const files = chart ? `${name}.json and ${name}.svg` : `${name}.json`;
  console.log(`\nWritten to ${resultsFolder}: ${files}`);
}

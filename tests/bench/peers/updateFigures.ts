import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { resultsFolder } from '../writeResults.ts';
import type { PeerResult } from './PeerResult.ts';

/** The part of `peers.json` that the documentation shows. */
interface PeersFile {
  tools: { title: string; version: string }[];
  results: Pick<PeerResult, 'title' | 'form' | 'pages' | 'cold' | 'edited'>[];
}

/**
 * `npm run bench:figures`: writes the results of the last `bench:peers` for 5,000 written pages into
 * docs/benchmarks.md, and from there into README.md.
 */
export async function main(): Promise<void> {
  const peers: PeersFile = JSON.parse(await readFile(join(resultsFolder, 'peers.json'), 'utf8'));
  const benchmarks = replaceTable(await readFile('docs/benchmarks.md', 'utf8'), peers);
  const readme = replaceFigures(await readFile('README.md', 'utf8'), benchmarks);
  await writeFile('docs/benchmarks.md', benchmarks);
  await writeFile('README.md', readme);
}

/** Replaces the rows of the table of 5,000 written pages. */
export function replaceTable(benchmarks: string, { tools, results }: PeersFile): string {
  const rows = results
    .filter(({ pages, form }) => pages === 5000 && form === 'written')
    .map(({ title, cold, edited }) => {
      const version = tools.find((tool) => tool.title === title)?.version;
      const name =
        title === 'Blockwright' || !version ? title : title.replace(/\w+/, `$& ${version}`);
      return `| ${name} | ${cold.seconds.median.toFixed(2)} s | ${cold.cpuSeconds.median.toFixed(1)} s | ${Math.round(cold.megabytes.median)} MB | ${edited.seconds.median.toFixed(2)} s |\n`;
    });
  const runs = results[0]?.cold.runs.length ?? 0;
  const title = `$1(${runs === 1 ? 'one run' : `medians of ${runs}`})$2`;
  if (rows.length < 2) throw new Error('peers.json has no comparison for 5,000 written pages.');
  return benchmarks.replace(table, `${title}${rows.join('')}`);
}

/** Replaces the figures of the README by those of docs/benchmarks.md. */
export function replaceFigures(readme: string, benchmarks: string): string {
  const rows = table.exec(benchmarks)?.[3]?.trim().split('\n') ?? [];
  const [own, ...others] = rows.map((row) => {
    const cells = row.split('|').map((cell) => cell.trim());
    return { name: cells[1] ?? '', seconds: Number.parseFloat(cells.at(-2) ?? '') };
  });
  const names = others.map(({ name }) => /^\w+ \d+\.\d+/.exec(name)?.[0] ?? name);
  const seconds = others.map((one) => Math.round(one.seconds));
  const list = names.join(', ').replace(/, ([^,]*)$/, ' and $1');
  return readme.replace(
    /a build takes [\d.]+ s\. .*? for the same site\./,
    `a build takes ${own?.seconds.toFixed(1)} s. ${list} take ${Math.min(...seconds)} to ${Math.max(...seconds)} s for the same site.`,
  );
}

const table = /(\| 5,000 pages, written )\([^)]*\)(.*\n\|[-|]+\|\n)((?:\|.*\n)+)/;

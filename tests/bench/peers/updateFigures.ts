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
 * `npm run bench:figures`: writes the results of the last `bench:peers` for 1,000 and 5,000 written
 * pages into docs/benchmarks.md, and from there into README.md.
 */
export async function main(): Promise<void> {
  const peers: PeersFile = JSON.parse(await readFile(join(resultsFolder, 'peers.json'), 'utf8'));
  const benchmarks = replaceTables(await readFile('docs/benchmarks.md', 'utf8'), peers);
  const readme = replaceFigures(await readFile('README.md', 'utf8'), benchmarks);
  await writeFile('docs/benchmarks.md', benchmarks);
  await writeFile('README.md', readme);
}

/** Replaces the rows of the tables of written pages, of each size that was measured. */
export function replaceTables(benchmarks: string, { tools, results }: PeersFile): string {
  return benchmarks.replace(tables, (table, start: string, size: string, columns: string) => {
    const measured = results.filter(
      ({ pages, form }) => pages.toLocaleString('en-US') === size && form === 'written',
    );
    const runs = measured[0]?.cold.runs.length ?? 0;
    const rows = measured.map(({ title, cold, edited }) => {
      const versions = tools.find((tool) => tool.title === title)?.version ?? '';
      const [version = ''] = /\d+(\.\d+)+/.exec(versions) ?? [];
      const name = title === 'Blockwright' ? title : title.replace(/\w+/, `$& ${version}`);
      return `| ${name} | ${cold.seconds.median.toFixed(2)} s | ${cold.cpuSeconds.median.toFixed(1)} s | ${Math.round(cold.megabytes.median)} MB | ${edited.seconds.median.toFixed(2)} s |\n`;
    });
    if (rows.length < 2) return table;
    return `${start}(${runs === 1 ? 'one run' : `medians of ${runs}`})${columns}${rows.join('')}`;
  });
}

/** Replaces the figures of the README by the figures of docs/benchmarks.md. */
export function replaceFigures(readme: string, benchmarks: string): string {
  const table = [...benchmarks.matchAll(tables)].find(([, , size]) => size === '5,000')?.[4] ?? '';
  const [own, ...others] = table
    .trim()
    .split('\n')
    .map((row) => {
      const [, name = '', cold = '', , , edited = ''] = row.split('|').map((cell) => cell.trim());
      const short = /^\w+ \d+\.\d+/.exec(name)?.[0] ?? name;
      return { short, cold: Number.parseFloat(cold), edited: Number.parseFloat(edited) };
    });
  const edits = others.map(({ edited }) => Math.round(edited)).sort((one, other) => one - other);
  const join = (parts: string[]) => parts.join(', ').replace(/, ([^,]*)$/, ' and $1');
  const first = others.map(({ short, cold }) => `${short} needs ${cold.toFixed(1)} s`);
  return readme.replace(
    /a build takes [\d.]+ s\. .*? needs [\d.]+ s\./,
    `a build takes ${own?.edited.toFixed(1)} s. ${join(others.map(({ short }) => short))} take ${edits[0]} to ${edits.at(-1)} s for the same site. The first build, with all checks, takes ${own?.cold.toFixed(1)} s; without them, ${join(first)}.`,
  );
}

const tables = /(\| ([\d,]+) pages, written )\([^)]*\)(.*\n\|[-|]+\|\n)((?:\|.*\n)+)/g;

import { execFileSync } from 'node:child_process';
import { cpus, totalmem } from 'node:os';

/** The machine of a measurement, and the measured commit. */
export function machine(checkout: string): Record<string, string | number> {
  return {
    processor: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    memory: `${Math.round(totalmem() / 2 ** 30)} GB`,
    system: process.platform,
    node: process.version,
    commit: commit(checkout),
    date: new Date().toISOString().slice(0, 16),
  };
}

/** Formats the line above printed results. */
export function machineText(checkout: string): string {
  const { processor, cores, memory, system, node, commit: at } = machine(checkout);
  return `${cores} × ${processor}, ${memory}, ${system}, Node ${node}, commit ${at}`;
}

function commit(checkout: string): string {
  try {
    return execFileSync('git', ['describe', '--always', '--dirty'], {
      cwd: checkout,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .toString()
      .trim();
  } catch {
    return 'unknown';
  }
}

import { execFileSync } from 'node:child_process';
import { cpus, totalmem } from 'node:os';

/** What the figures were taken on; stands in every file of results. */
export function machine(): Record<string, string | number> {
  return {
    processor: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    memory: `${Math.round(totalmem() / 2 ** 30)} GB`,
    system: process.platform,
    node: process.version,
    commit: commit(),
    date: new Date().toISOString().slice(0, 16),
  };
}

/** The line that introduces printed results. */
export function machineText(): string {
  const { processor, cores, memory, system, node, commit: at } = machine();
  return `${cores} × ${processor}, ${memory}, ${system}, Node ${node}, commit ${at}`;
}

function commit(): string {
  try {
    return execFileSync('git', ['describe', '--always', '--dirty'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .toString()
      .trim();
  } catch {
    return 'unknown';
  }
}

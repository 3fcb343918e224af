import { spawn } from 'node:child_process';
import { environment } from '../environment.ts';

/** A running command. */
export interface RunningCommand {
  /** Returns what it has written to stderr so far. */
  stderr(): string;
  /** Kills the process and its children (SIGKILL). */
  kill(): void;
  /** Resolves to the exit status, null for a killed process, and to what it has written. */
  ended: Promise<{ status: number | null; stdout: string; stderr: string }>;
}

/** Starts a build in its own process, perhaps by another command. */
export function startBuild(root: string, ...prefix: string[]): RunningCommand {
  return startCommand([...prefix, 'node', 'cli/bin.mjs', 'build', '--root', root]);
}

/** Returns the start of a command that gives up the right of root to write everywhere. */
export function withoutRights(): string[] {
  if (process.getuid?.() !== 0) return [];
  return ['setpriv', '--bounding-set=-dac_override,-dac_read_search', '--inh-caps=-all'];
}

/** Starts a command in its own process group. */
export function startCommand([program = '', ...words]: string[]): RunningCommand {
  const child = spawn(program, words, { env: environment(), detached: true, stdio: 'pipe' });
  const written = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name].on('data', (chunk) => {
      written[name] += chunk;
    });
  return {
    stderr: () => written.stderr,
    kill() {
      if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    },
    ended: new Promise((resolve) => {
      child.on('close', (status) => resolve({ status, ...written }));
    }),
  };
}

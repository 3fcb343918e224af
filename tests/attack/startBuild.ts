import { spawn } from 'node:child_process';
import { environment } from '../environment.ts';

/** A running build. */
export interface RunningBuild {
  /** Kills the process and its children (SIGKILL). */
  kill(): void;
  /** Resolves to the exit status, null for a killed process, and the output. */
  ended: Promise<{ status: number | null; output: string }>;
}

/** Starts `build` or another verb in its own process. */
export function startBuild(root: string, { verb = 'build', args = [] as string[] } = {}) {
  return startCommand('node', ['cli/bin.mjs', verb, '--root', root, ...args]);
}

/** Starts a command in its own process group. */
export function startCommand(command: string, args: string[]): RunningBuild {
  const child = spawn(command, args, { env: environment(), detached: true, stdio: 'pipe' });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  return {
    kill() {
      if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    },
    ended: new Promise((resolve) => {
      child.on('close', (status) => resolve({ status, output }));
    }),
  };
}

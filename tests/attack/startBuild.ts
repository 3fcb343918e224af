import { spawn } from 'node:child_process';

/** A build that is running. */
export interface RunningBuild {
  /** Ends it and all that it started at once, as a crash would (SIGKILL). */
  kill(): void;
  /** Its exit status, null when it was killed, and all that it has printed. */
  ended: Promise<{ status: number | null; output: string }>;
}

/** Starts `build` or another verb as a process of its own. */
export function startBuild(root: string, { verb = 'build', args = [] as string[] } = {}) {
  return startCommand('node', ['renderer/bin.mjs', verb, '--root', root, ...args]);
}

/** Starts a command in a process group of its own. */
export function startCommand(command: string, args: string[]): RunningBuild {
  const { VITEST: _, NODE_ENV: __, ...env } = process.env;
  const child = spawn(command, args, { env, detached: true, stdio: 'pipe' });
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

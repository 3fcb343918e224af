import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A running server of `dev`, `edit` or `preview`. */
export interface RunningServer {
  port: number;
  /** The origin, without a trailing slash. */
  origin: string;
  /** Whether the process is still running. */
  isRunning(): boolean;
  /** Returns its output on stderr. */
  errors(): string;
  /** Stops the process. Resolves to its exit status. */
  stop(): Promise<number | null>;
}

/** Starts `dev`, `edit` or `preview` of the package in `packageRoot` and waits for its address. */
export async function startVerb(
  verb: 'dev' | 'edit' | 'preview',
  { root, port, packageRoot = process.cwd() }: { root: string; port: number; packageRoot?: string },
): Promise<RunningServer> {
  const { VITEST: _, NODE_ENV: __, ...env } = process.env;
  const options = ['--root', root, '--port', String(port)];
  if (verb === 'edit') options.push('--no-open');
  const child = spawn('node', [join(packageRoot, 'cli/bin.mjs'), verb, ...options], {
    cwd: packageRoot,
    env,
    stdio: 'pipe',
  });
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const { port: served } = new URL(await printedAddress(child, () => errors));
  return {
    port: Number(served),
    origin: `http://localhost:${served}`,
    isRunning: () => isRunning(child),
    errors: () => errors,
    async stop() {
      if (!isRunning(child)) return child.exitCode;
      const ended = once(child, 'exit');
      child.kill();
      return (await ended)[0];
    },
  };
}

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}

function printedAddress(child: ChildProcess, errors: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', (status) =>
      reject(new Error(`The process ended with ${status}: ${errors()}`)),
    );
    child.stdout?.on('data', (chunk) => {
      const [address] = /http:\/\/localhost:\d+/.exec(String(chunk)) ?? [];
      if (address) resolve(address);
    });
  });
}

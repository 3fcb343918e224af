import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { environment } from './environment.ts';

/** A running server of `dev`, `edit` or `preview`. */
export interface RunningServer {
  /** Where it says that it serves the site or the editor. */
  address: string;
  /** The origin of the address, without a trailing slash. */
  origin: string;
  port: number;
  /** Requests a page below the address. */
  page(route: string): Promise<{ status: number; html: string }>;
  isRunning(): boolean;
  /** Returns its output on stderr. */
  errors(): string;
  /** Stops the process, which stores its drafts and caches first. Resolves to its exit status. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

interface ServerOptions {
  root?: string;
  /** Any free port by default. */
  port?: number;
  /** Further arguments. */
  args?: string[];
  /** The package whose code runs; the checkout by default. */
  packageRoot?: string;
  /** Further variables of its environment. */
  env?: NodeJS.ProcessEnv;
  /** A program that starts it, with its arguments. */
  prefix?: string[];
}

/** Starts a server and waits for its address. */
export async function startServer(
  command: 'dev' | 'edit' | 'preview',
  { root, port = 0, args = [], packageRoot = process.cwd(), env, prefix = [] }: ServerOptions,
): Promise<RunningServer> {
  const words = [command, '--port', String(port), ...(root ? ['--root', root] : []), ...args];
  if (command === 'edit') words.push('--no-open');
  const [program = '', ...before] = [...prefix, 'node', join(packageRoot, 'cli/bin.mjs')];
  const child = spawn(program, [...before, ...words], {
    cwd: packageRoot,
    env: { ...environment(), ...env },
    stdio: 'pipe',
  });
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const address = await new Promise<string>((resolve, reject) => {
    child.once('exit', (status) => reject(new Error(`${command} ended with ${status}: ${errors}`)));
    child.stdout.on('data', (chunk) => {
      const printed = /(?:served|open) at (http:\/\/\S+)/.exec(String(chunk))?.[1];
      if (printed) resolve(printed);
    });
  });
  const { origin, port: served } = new URL(address);
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  return {
    address,
    origin,
    port: Number(served),
    async page(route) {
      const response = await fetch(address + route, { headers: { accept: 'text/html' } });
      return { status: response.status, html: await response.text() };
    },
    isRunning,
    errors: () => errors,
    async stop(signal) {
      if (!isRunning()) return child.exitCode;
      const ended = once(child, 'exit');
      child.kill(signal);
      return (await ended)[0];
    },
  };
}
